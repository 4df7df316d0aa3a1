import type { CheckoutForm } from '../form/checkout-form.ts';
import type { CheckoutOrder } from '../steps/checkout-order.ts';

/** What the service answered when it mailed a code: the code works only together with it. */
export interface CodeTicket {
  readonly email: string;
  readonly browser: string;
  /** When the next code may be asked for, ISO 8601. */
  readonly nextSendAt: string;
  /** The code, once it was typed and as long as nobody refused it. */
  readonly code?: string | undefined;
}

/** A checkout that is not finished, as the browser keeps it: closing the tab loses nothing. */
export interface CheckoutDraft {
  /** Whose it is: an adopter's id, or null for a guest. Nobody else's is ever shown. */
  readonly owner: number | null;
  /** Epoch milliseconds. */
  readonly savedAt: number;
  /** The one Idempotency-Key of the whole attempt, however often it is sent. */
  readonly key: string;
  readonly treeIds: readonly number[];
  readonly form: CheckoutForm;
  /** Sent, and never heard of. */
  readonly unheard?: CheckoutOrder | undefined;
  /** Whether that was still on its way when this was written. */
  readonly isSending?: boolean;
  /** Waits for the guest's code. */
  readonly proving?: CheckoutOrder | undefined;
  readonly ticket?: CodeTicket | undefined;
}
