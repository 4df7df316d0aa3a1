import { checkoutArrows } from './checkout-arrows.ts';
import type { CheckoutOrder } from './checkout-order.ts';
import {
  type CheckoutEvent,
  type CheckoutProblem,
  type CheckoutState,
  unheardOrder,
} from './checkout-state.ts';

interface Restored {
  readonly proving?: CheckoutOrder | undefined;
  readonly unheard?: CheckoutOrder | undefined;
  readonly isSending?: boolean;
  readonly ticket?: { readonly code?: string | undefined } | undefined;
}

/**
 * Where a checkout begins: at the form, or where a reload interrupted it. A guest's order that was on its way is sent
 * once more with its code: nothing else leads a guest to the trees that it may hold by now.
 */
export function startOfCheckout({ proving, unheard, isSending, ticket }: Restored = {}): CheckoutState {
  if (proving) return { step: 'enteringCode', order: proving, unheard };
  if (unheard && isSending && ticket?.code) return { step: 'sending', order: unheard };
  return { step: 'filling', unheard };
}

/** The next state. An event that has no arrow from where we are changes nothing. */
export function nextCheckout(state: CheckoutState, event: CheckoutEvent): CheckoutState {
  return event.type in checkoutArrows[state.step] ? follow(state, event) : state;
}

function follow(state: CheckoutState, event: CheckoutEvent): CheckoutState {
  switch (event.type) {
    case 'submitted':
      return { step: 'counting', unheard: unheardOrder(state) };
    case 'reviewed':
      return { step: 'confirming', order: event.order, unheard: unheardOrder(state) };
    case 'confirmed':
      return sendingFrom(state);
    case 'codeWanted':
      if (!('order' in state)) return state;
      return { step: 'mailingCode', order: state.order, unheard: unheardOrder(state) };
    case 'codeMailed':
    case 'codeRefused':
      return enteringFrom(state, event);
    case 'differed':
      return { step: 'differing', unheard: unheardAfter(state, 'refused') };
    case 'withdrawn':
    case 'dismissed':
      return { step: 'filling', unheard: unheardOrder(state) };
    case 'failed':
      return {
        step: 'failed',
        problem: event.problem,
        unheard: unheardAfter(state, event.problem.fate),
      };
    default:
      return answered(state, event);
  }
}

function sendingFrom(state: CheckoutState): CheckoutState {
  const order = state.step === 'madeEarlier' ? state.unheard : 'order' in state ? state.order : undefined;
  return order ? { step: 'sending', order, unheard: unheardOrder(state) } : state;
}

function enteringFrom(
  state: CheckoutState,
  event: Extract<CheckoutEvent, { type: 'codeMailed' | 'codeRefused' }>,
): CheckoutState {
  if (!('order' in state)) return state;
  const refusal = event.type === 'codeRefused' ? event.refusal : undefined;
  return { step: 'enteringCode', order: state.order, unheard: unheardAfter(state, 'refused'), refusal };
}

/** A refusal under the one key says that neither this order was made nor one before it. */
function unheardAfter(state: CheckoutState, fate: CheckoutProblem['fate']): CheckoutOrder | undefined {
  if (state.step !== 'sending' || fate === 'unsent') return 'unheard' in state ? state.unheard : undefined;
  return fate === 'unknown' ? state.order : undefined;
}

function answered(
  state: CheckoutState,
  event: Extract<CheckoutEvent, { type: 'made' | 'treesTaken' | 'priceChanged' | 'madeEarlier' }>,
): CheckoutState {
  if (!('order' in state)) return state;
  switch (event.type) {
    case 'made':
      return { step: 'made', transactionId: event.transactionId };
    case 'treesTaken':
      return { step: 'treesTaken', taken: event.taken };
    case 'priceChanged':
      return { step: 'priceChanged', agreedTotal: state.order.expectedTotal };
    case 'madeEarlier':
      return { step: 'madeEarlier', unheard: state.unheard };
  }
}
