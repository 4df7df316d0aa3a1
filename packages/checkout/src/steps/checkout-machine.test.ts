import { describe, expect, it } from 'vitest';
import { checkoutArrows } from './checkout-arrows.ts';
import { nextCheckout, startOfCheckout } from './checkout-machine.ts';
import type { CheckoutOrder } from './checkout-order.ts';
import {
  type CheckoutEvent,
  type CheckoutProblem,
  type CheckoutState,
  orderToProve,
  unheardOrder,
} from './checkout-state.ts';
import { sampleOrder } from './sample-order.ts';

const order = sampleOrder;
const earlier: CheckoutOrder = { ...order, paymentMethodId: 8 };
const problem = (fate: CheckoutProblem['fate']): CheckoutProblem => ({
  code: 'request.unexpected',
  message: '',
  fate,
  errors: [],
});

const states: { [Step in CheckoutState['step']]: Extract<CheckoutState, { step: Step }> } = {
  filling: { step: 'filling', unheard: earlier },
  counting: { step: 'counting', unheard: earlier },
  confirming: { step: 'confirming', order, unheard: earlier },
  mailingCode: { step: 'mailingCode', order, unheard: earlier },
  enteringCode: { step: 'enteringCode', order, unheard: earlier },
  sending: { step: 'sending', order, unheard: earlier },
  differing: { step: 'differing', unheard: earlier },
  treesTaken: { step: 'treesTaken', taken: [2] },
  priceChanged: { step: 'priceChanged', agreedTotal: 1 },
  madeEarlier: { step: 'madeEarlier', unheard: earlier },
  failed: { step: 'failed', problem: problem('unknown'), unheard: earlier },
  made: { step: 'made', transactionId: 9 },
};
const events: { [Type in CheckoutEvent['type']]: Extract<CheckoutEvent, { type: Type }> } = {
  submitted: { type: 'submitted' },
  reviewed: { type: 'reviewed', order },
  confirmed: { type: 'confirmed' },
  codeWanted: { type: 'codeWanted' },
  codeMailed: { type: 'codeMailed' },
  codeRefused: { type: 'codeRefused', refusal: problem('refused') },
  differed: { type: 'differed' },
  withdrawn: { type: 'withdrawn' },
  dismissed: { type: 'dismissed' },
  made: { type: 'made', transactionId: 9 },
  treesTaken: { type: 'treesTaken', taken: [2] },
  priceChanged: { type: 'priceChanged' },
  madeEarlier: { type: 'madeEarlier' },
  failed: { type: 'failed', problem: problem('unknown') },
};

describe.each(Object.values(states))('from $step', (state) => {
  const arrows: Partial<Record<CheckoutEvent['type'], string>> = checkoutArrows[state.step];

  it.each(Object.values(events))('$type leads where the table says', (event) => {
    const next = nextCheckout(state, event);
    const to = arrows[event.type];
    if (to === undefined) expect(next).toBe(state);
    else expect(next.step).toBe(to);
  });
});

const after = (...path: CheckoutEvent[]) => path.reduce<CheckoutState>(nextCheckout, startOfCheckout());
const sent = [events.submitted, events.reviewed, events.confirmed];
const lost = [...sent, events.failed];

describe('an order that went unheard', () => {
  it('is remembered through the message, the form and another look', () => {
    expect(unheardOrder(after(...sent))).toBe(order);
    for (const path of [
      [],
      [events.dismissed],
      [events.submitted],
      [events.submitted, events.differed],
      [events.submitted, events.reviewed],
      [events.submitted, events.reviewed, events.withdrawn],
    ] as CheckoutEvent[][]) {
      expect(unheardOrder(after(...lost, ...path))).toBe(order);
    }
  });

  it.each<CheckoutEvent>([
    { type: 'failed', problem: problem('refused') },
    events.treesTaken,
    events.priceChanged,
    events.codeRefused,
  ])('is none once the service has refused: $type', (answer) => {
    expect(unheardOrder(after(...lost, ...sent, answer))).toBeUndefined();
  });

  it('stays what it was when the next try never left', () => {
    const again = nextCheckout(states.sending, { type: 'failed', problem: problem('unsent') });
    expect(unheardOrder(again)).toBe(earlier);
  });

  it('is sent once more where it turns out to have been made', () => {
    expect(nextCheckout(states.madeEarlier, events.confirmed)).toMatchObject({ order: earlier });
    const unknown: CheckoutState = { step: 'madeEarlier' };
    expect(nextCheckout(unknown, events.confirmed)).toBe(unknown);
  });
});

describe("a guest's code", () => {
  it('is asked for with the order as it was agreed to, also after a reload', () => {
    const waiting = after(events.submitted, events.reviewed, events.codeWanted, events.codeMailed);
    expect(waiting).toMatchObject({ step: 'enteringCode', order });
    expect(startOfCheckout({ proving: orderToProve(waiting) })).toMatchObject({
      step: 'enteringCode',
      order,
    });
  });

  it('says why it was not taken, and forgets that when it is tried again', () => {
    const refused = nextCheckout(states.sending, events.codeRefused);
    expect(refused).toMatchObject({ step: 'enteringCode', order, refusal: { fate: 'refused' } });
    const resent = nextCheckout(nextCheckout(refused, events.codeWanted), events.codeMailed);
    expect(resent).toMatchObject({ step: 'enteringCode', refusal: undefined });
  });
});

it('begins again with the order that a reload left unheard', () => {
  expect(startOfCheckout({ unheard: order })).toEqual({ step: 'filling', unheard: order });
});

it('goes on sending what a guest had proven when a reload interrupted it', () => {
  const proven = { unheard: order, ticket: { code: 'ABCD2345' } };
  expect(startOfCheckout({ ...proven, isSending: true })).toEqual({ step: 'sending', order });
  // It failed, and may have been changed since: nothing goes out that nobody presses.
  expect(startOfCheckout(proven)).toEqual({ step: 'filling', unheard: order });
  expect(startOfCheckout({ ...proven, isSending: true, ticket: {} }).step).toBe('filling');
});

it('names the trees that were taken, and what was agreed to', () => {
  expect(after(...sent, events.treesTaken)).toEqual({ step: 'treesTaken', taken: [2] });
  expect(after(...sent, events.priceChanged)).toEqual({ step: 'priceChanged', agreedTotal: 453_150 });
});
