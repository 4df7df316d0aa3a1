import type { ApiError } from '@rimba/api-client';

/** What an adopter agrees to: the body of POST /transaction without the bot check's token. */
export interface CheckoutOrder {
  readonly treeIds: readonly number[];
  readonly paymentMethodId: number;
  /** Whole rupiah, as the service quoted it. */
  readonly expectedTotal: number;
  readonly customer: {
    readonly firstName: string;
    readonly lastName: string;
    readonly email: string;
    /** +62 and digits. */
    readonly phone: string;
    readonly adopterType: 'individual' | 'organisation';
  };
  readonly holder: string;
  readonly publicName: 'full' | 'initials' | 'hidden';
  readonly gift: {
    readonly message: string | null;
    readonly recipientEmail: string | null;
    readonly deliverOn: string | null;
  } | null;
}

/** An order and the Idempotency-Key it is sent under, however often it is sent. */
export interface Attempt {
  readonly key: string;
  readonly order: CheckoutOrder;
}

export type CheckoutState =
  /** The form. `unheard` is an attempt that may have reached the service without our hearing of it. */
  | { readonly step: 'filling'; readonly unheard?: Attempt | undefined }
  /** The dialog that asks once more. */
  | { readonly step: 'confirming'; readonly attempt: Attempt; readonly unheard?: Attempt | undefined }
  | { readonly step: 'sending'; readonly attempt: Attempt }
  /** Others were faster: the adopter chooses to go on with the rest, or to choose others. */
  | { readonly step: 'treesTaken'; readonly taken: readonly number[]; readonly left: readonly number[] }
  /** The service counts another total than the one agreed to. */
  | { readonly step: 'priceChanged'; readonly agreedTotal: number }
  /** It did not work. What is sent next is what the form says then. */
  | { readonly step: 'failed'; readonly attempt: Attempt; readonly problem: CheckoutProblem }
  | { readonly step: 'made'; readonly transactionId: number };

export interface CheckoutProblem {
  /** A code of the closed set. */
  readonly code: string;
  /** In the reader's language. */
  readonly message: string;
  /** The service has answered that nothing was made; otherwise nobody knows. */
  readonly answered: boolean;
  /** What was wrong with single fields, by their places in what was sent. */
  readonly errors: ApiError['errors'];
  /** Names the request in the service's log. */
  readonly requestId?: string | undefined;
}

export type CheckoutEvent =
  /** The form is complete. `freshKey` is used unless the same order was sent before. */
  | { readonly type: 'reviewed'; readonly order: CheckoutOrder; readonly freshKey: string }
  | { readonly type: 'confirmed' }
  /** The dialog was closed; it also closes by itself once it has been answered, which changes nothing. */
  | { readonly type: 'withdrawn' }
  /** What stood in the way was read, and the form is next. */
  | { readonly type: 'dismissed' }
  | { readonly type: 'made'; readonly transactionId: number }
  | { readonly type: 'treesTaken'; readonly taken: readonly number[] }
  | { readonly type: 'priceChanged' }
  | { readonly type: 'failed'; readonly problem: CheckoutProblem };

export const startOfCheckout: CheckoutState = { step: 'filling' };

/** The next state. An event that has no arrow from where we are changes nothing. */
export function nextCheckout(state: CheckoutState, event: CheckoutEvent): CheckoutState {
  switch (state.step) {
    case 'filling':
      return event.type === 'reviewed' ? confirming(event, state.unheard) : state;
    case 'confirming':
      if (event.type === 'confirmed') return { step: 'sending', attempt: state.attempt };
      return event.type === 'withdrawn' ? { step: 'filling', unheard: state.unheard } : state;
    case 'sending':
      return answered(state.attempt, state, event);
    case 'failed':
    case 'treesTaken':
    case 'priceChanged':
      if (event.type === 'reviewed') return confirming(event, unheardAttempt(state));
      return event.type === 'dismissed' ? { step: 'filling', unheard: unheardAttempt(state) } : state;
    case 'made':
      return state;
  }
}

function answered(attempt: Attempt, state: CheckoutState, event: CheckoutEvent): CheckoutState {
  switch (event.type) {
    case 'made':
      return { step: 'made', transactionId: event.transactionId };
    case 'treesTaken':
      return {
        step: 'treesTaken',
        taken: event.taken,
        left: attempt.order.treeIds.filter((id) => !event.taken.includes(id)),
      };
    case 'priceChanged':
      return { step: 'priceChanged', agreedTotal: attempt.order.expectedTotal };
    case 'failed':
      return { step: 'failed', attempt, problem: event.problem };
    default:
      return state;
  }
}

/** What was sent and may have become a transaction, though no answer came. */
export function unheardAttempt(state: CheckoutState): Attempt | undefined {
  if (state.step === 'failed') return state.problem.answered ? undefined : state.attempt;
  return 'unheard' in state ? state.unheard : undefined;
}

export const sameOrder = (one: CheckoutOrder, other: CheckoutOrder): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/** The same order keeps its key, so that a lost answer never becomes a second transaction. */
function confirming(
  { order, freshKey }: CheckoutEvent & { type: 'reviewed' },
  unheard: Attempt | undefined,
): CheckoutState {
  const repeated = unheard !== undefined && sameOrder(unheard.order, order);
  return { step: 'confirming', attempt: repeated ? unheard : { key: freshKey, order }, unheard };
}
