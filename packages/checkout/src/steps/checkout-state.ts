import type { ApiError } from '@rimba/api-client';
import type { CheckoutOrder } from './checkout-order.ts';

/** An order that may have reached the service without our hearing of it. */
interface Unheard {
  readonly unheard?: CheckoutOrder | undefined;
}

/** Where a checkout stands. The same for adopters and guests; only a guest is asked for a mailed code. */
export type CheckoutState =
  /** The form. */
  | ({ readonly step: 'filling' } & Unheard)
  /** The form is complete; the service counts what it costs. */
  | ({ readonly step: 'counting' } & Unheard)
  /** The dialog that asks once more. */
  | ({ readonly step: 'confirming'; readonly order: CheckoutOrder } & Unheard)
  /** A code is being mailed to the guest. */
  | ({ readonly step: 'mailingCode'; readonly order: CheckoutOrder } & Unheard)
  /** The guest types it; `refusal` says why the last one was not taken. */
  | ({
      readonly step: 'enteringCode';
      readonly order: CheckoutOrder;
      readonly refusal?: CheckoutProblem | undefined;
    } & Unheard)
  | ({ readonly step: 'sending'; readonly order: CheckoutOrder } & Unheard)
  /** Before the last question the service counted otherwise than the page showed: the form says what differs. */
  | ({ readonly step: 'differing' } & Unheard)
  /** Others were faster: the reader goes on with the rest, or chooses others. */
  | { readonly step: 'treesTaken'; readonly taken: readonly number[] }
  /** The service counts another total than the one agreed to. */
  | { readonly step: 'priceChanged'; readonly agreedTotal: number }
  /** Another order was made under this checkout's key: the one that went unheard, or another window's. */
  | ({ readonly step: 'madeEarlier' } & Unheard)
  /** It did not work. What is sent next is what the form says then. */
  | ({ readonly step: 'failed'; readonly problem: CheckoutProblem } & Unheard)
  | { readonly step: 'made'; readonly transactionId: number };

export type CheckoutStep = CheckoutState['step'];

export interface CheckoutProblem {
  /** A code of the closed set. */
  readonly code: string;
  /** The service's own sentence, in the reader's language; empty where it said none. */
  readonly message: string;
  /** What became of the order: refused by the service, never sent, or nobody knows. */
  readonly fate: 'refused' | 'unsent' | 'unknown';
  /** What was wrong with single fields, by their places in what was sent. */
  readonly errors: ApiError['errors'];
  /** Names the request in the service's log. */
  readonly requestId?: string | undefined;
}

export type CheckoutEvent =
  /** The form was sent, and every field is right as far as the page can tell. */
  | { readonly type: 'submitted' }
  /** The order stands, with its total. */
  | { readonly type: 'reviewed'; readonly order: CheckoutOrder }
  /** Yes: it goes to the service. */
  | { readonly type: 'confirmed' }
  /** Yes, from a guest who has no code yet, or wants another. */
  | { readonly type: 'codeWanted' }
  | { readonly type: 'codeMailed' }
  /** The guest's code is wrong or too old, or no other could be mailed; the order is as it was. */
  | { readonly type: 'codeRefused'; readonly refusal: CheckoutProblem }
  /** A tree is gone, the price is another, or a method cannot be used any more. */
  | { readonly type: 'differed' }
  /** The question was closed; it also closes by itself once it has been answered, which changes nothing. */
  | { readonly type: 'withdrawn' }
  /** What stood in the way was read, or the code is left for later: the form is next. */
  | { readonly type: 'dismissed' }
  | { readonly type: 'made'; readonly transactionId: number }
  | { readonly type: 'treesTaken'; readonly taken: readonly number[] }
  | { readonly type: 'priceChanged' }
  | { readonly type: 'madeEarlier' }
  | { readonly type: 'failed'; readonly problem: CheckoutProblem };

/** What was sent and may have become a transaction, though no answer came. */
export function unheardOrder(state: CheckoutState): CheckoutOrder | undefined {
  if (state.step === 'sending') return state.order;
  return 'unheard' in state ? state.unheard : undefined;
}

/** The order that waits for a guest's code: it outlives a reload, since the code comes by mail. */
export function orderToProve(state: CheckoutState): CheckoutOrder | undefined {
  return state.step === 'mailingCode' || state.step === 'enteringCode' ? state.order : undefined;
}
