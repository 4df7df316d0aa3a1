import { describe, expect, it } from 'vitest';
import {
  type CheckoutEvent,
  type CheckoutOrder,
  type CheckoutProblem,
  type CheckoutState,
  nextCheckout,
  startOfCheckout,
  unheardAttempt,
} from './checkout-machine.ts';

const order: CheckoutOrder = {
  treeIds: [1, 2, 3],
  paymentMethodId: 7,
  expectedTotal: 453_150,
  customer: {
    firstName: 'Ayu',
    lastName: 'Wulandari',
    email: 'ayu@example.com',
    phone: '+6281234567890',
    adopterType: 'individual',
  },
  holder: 'Ayu Wulandari',
  publicName: 'initials',
  gift: null,
};
const lost: CheckoutProblem = {
  code: 'request.offline',
  message: 'Tidak ada jaringan',
  answered: false,
  errors: [],
};
const refused: CheckoutProblem = {
  code: 'checkout.recaptcha_failed',
  message: 'Gagal',
  answered: true,
  errors: [],
};

const review = (freshKey: string, reviewed = order): CheckoutEvent => ({
  type: 'reviewed',
  order: reviewed,
  freshKey,
});
const after = (...events: CheckoutEvent[]) => events.reduce<CheckoutState>(nextCheckout, startOfCheckout);
const sent = [review('first'), { type: 'confirmed' }] as const;

describe('the way to a transaction', () => {
  it('asks before it sends', () => {
    expect(after(review('first'))).toEqual({ step: 'confirming', attempt: { key: 'first', order } });
    expect(after(review('first'), { type: 'withdrawn' })).toEqual({ step: 'filling' });
    expect(after(...sent)).toEqual({ step: 'sending', attempt: { key: 'first', order } });
    expect(after(...sent, { type: 'made', transactionId: 9 })).toEqual({ step: 'made', transactionId: 9 });
  });

  it('sends once, however often it is confirmed', () => {
    const sending = after(...sent);
    expect(nextCheckout(sending, { type: 'confirmed' })).toBe(sending);
    expect(nextCheckout(sending, review('second'))).toBe(sending);
  });

  it('never leaves a transaction that was made', () => {
    const made = after(...sent, { type: 'made', transactionId: 9 });
    for (const event of [...sent, { type: 'dismissed' }, { type: 'priceChanged' }] as const) {
      expect(nextCheckout(made, event)).toBe(made);
    }
  });
});

describe('the key', () => {
  const keyOf = (state: CheckoutState) => ('attempt' in state ? state.attempt.key : undefined);

  const other = { ...order, paymentMethodId: 8 };
  const lostOnce = [...sent, { type: 'failed', problem: lost }] as const;
  const again = (...events: CheckoutEvent[]) => {
    const state = after(...events);
    expect(state.step).toBe('confirming');
    return keyOf(state);
  };

  it('stays when a lost answer is asked for again, from the message or from the form', () => {
    expect(again(...lostOnce, review('second'))).toBe('first');
    expect(again(...lostOnce, { type: 'dismissed' }, review('second'))).toBe('first');
  });

  it('stays through another look at the form', () => {
    expect(again(...lostOnce, review('second'), { type: 'withdrawn' }, review('third'))).toBe('first');
    expect(again(...lostOnce, review('second', other), { type: 'withdrawn' }, review('third'))).toBe('first');
  });

  it('is new for another order, which is then what is sent', () => {
    expect(again(...lostOnce, { type: 'dismissed' }, review('second', other))).toBe('second');
    expect(after(...lostOnce, review('second', other), { type: 'confirmed' })).toEqual({
      step: 'sending',
      attempt: { key: 'second', order: other },
    });
  });

  it.each<CheckoutEvent>([
    { type: 'failed', problem: refused },
    { type: 'treesTaken', taken: [2] },
    { type: 'priceChanged' },
  ])('is new once the service has refused: $type', (answer) => {
    expect(again(...sent, answer, review('second'))).toBe('second');
    expect(again(...sent, answer, { type: 'dismissed' }, review('second'))).toBe('second');
  });

  it('sends nothing after a failure without another look', () => {
    const failed = after(...lostOnce);
    expect(nextCheckout(failed, { type: 'confirmed' })).toBe(failed);
  });
});

it('remembers what may have arrived', () => {
  const attempt = { key: 'first', order };
  expect(unheardAttempt(after(...sent, { type: 'failed', problem: lost }))).toEqual(attempt);
  expect(unheardAttempt(after(...sent, { type: 'failed', problem: lost }, { type: 'dismissed' }))).toEqual(
    attempt,
  );
  expect(unheardAttempt(after(...sent, { type: 'failed', problem: refused }))).toBeUndefined();
  expect(unheardAttempt(after(review('first'), { type: 'withdrawn' }))).toBeUndefined();
});

it('keeps the answer in view when the dialog closes behind it', () => {
  for (const answer of [
    { type: 'treesTaken', taken: [2] },
    { type: 'priceChanged' },
    { type: 'failed', problem: lost },
  ] as const) {
    const answered = after(...sent, answer);
    expect(nextCheckout(answered, { type: 'withdrawn' })).toBe(answered);
  }
});

describe('what changed meanwhile', () => {
  it('names the trees that are left', () => {
    expect(after(...sent, { type: 'treesTaken', taken: [2] })).toEqual({
      step: 'treesTaken',
      taken: [2],
      left: [1, 3],
    });
  });

  it('remembers what was agreed to', () => {
    expect(after(...sent, { type: 'priceChanged' })).toEqual({ step: 'priceChanged', agreedTotal: 453_150 });
  });

  it('is heard only as the answer to what was sent', () => {
    expect(after({ type: 'treesTaken', taken: [2] })).toBe(startOfCheckout);
    expect(after(review('first'), { type: 'made', transactionId: 9 }).step).toBe('confirming');
  });
});
