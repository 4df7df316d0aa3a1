import { describe, expect, it } from 'vitest';
import {
  type CheckoutEvent,
  type CheckoutOrder,
  type CheckoutProblem,
  type CheckoutState,
  nextCheckout,
  startOfCheckout,
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
const lost: CheckoutProblem = { code: 'request.offline', message: 'Tidak ada jaringan', answered: false };
const refused: CheckoutProblem = { code: 'checkout.recaptcha_failed', message: 'Gagal', answered: true };

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

  it('stays when a lost answer is asked for again', () => {
    const again = after(...sent, { type: 'failed', problem: lost }, { type: 'confirmed' });
    expect(again.step).toBe('sending');
    expect(keyOf(again)).toBe('first');
  });

  it('stays for the same order after going back to the form', () => {
    expect(
      keyOf(after(...sent, { type: 'failed', problem: lost }, { type: 'dismissed' }, review('second'))),
    ).toBe('first');
    expect(keyOf(after(review('first'), { type: 'withdrawn' }, review('second')))).toBe('first');
  });

  it('is new for another order', () => {
    const other = { ...order, paymentMethodId: 8 };
    expect(
      keyOf(
        after(...sent, { type: 'failed', problem: lost }, { type: 'dismissed' }, review('second', other)),
      ),
    ).toBe('second');
  });

  it('is new once the service has refused', () => {
    expect(
      keyOf(after(...sent, { type: 'failed', problem: refused }, { type: 'dismissed' }, review('second'))),
    ).toBe('second');
    expect(keyOf(after(...sent, { type: 'priceChanged' }, { type: 'dismissed' }, review('second')))).toBe(
      'second',
    );
  });
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
