import type { CodeTicket } from '../draft/index.ts';
import type { CheckoutOrder } from '../steps/checkout-order.ts';

export interface SentOrder {
  readonly order: CheckoutOrder;
  /** The Idempotency-Key. */
  readonly key: string;
  /** The bot check's token. */
  readonly recaptchaToken: string;
  /** From the gateway's script, where a card pays. */
  readonly cardToken?: string | undefined;
  /** A guest's. */
  readonly proof?: { readonly email: string; readonly browser: string; readonly code: string } | undefined;
}

/** A transaction that was made, and the bank's page where a card's holder approves it. */
export interface Placed {
  readonly transactionId: number;
  readonly approvalUrl: string | null;
}

/** How an order reaches the service: with an adopter's session, or with a guest's mailed code. */
export interface CheckoutWay {
  /** Sent again under its key, an order is the same transaction. */
  readonly place: (sent: SentOrder) => Promise<Placed>;
  /** Mails a code to a guest; an adopter needs none. */
  readonly mailCode?: (order: CheckoutOrder) => Promise<CodeTicket>;
}
