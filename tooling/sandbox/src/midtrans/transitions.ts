import type { Payment, PaymentStatus } from './payment.ts';
import type { CardVerdict } from './test-cards.ts';

export const payerActions = ['settle', 'deny', 'expire', 'settle-late', 'notify-twice'] as const;
/** What a person trying the product can make happen at the gateway. */
export type PayerAction = (typeof payerActions)[number];

type Known = Pick<Payment, 'status' | 'paymentType'>;

/** The status that an action leads to, or undefined where the gateway would refuse it. */
export function statusAfter(
  { status, paymentType }: Known,
  action: Exclude<PayerAction, 'notify-twice'>,
): PaymentStatus | undefined {
  const paid = paymentType === 'credit_card' ? 'capture' : 'settlement';
  if (action === 'settle-late') return status === 'settlement' || status === 'capture' ? undefined : paid;
  if (status === 'challenge' && action !== 'expire') return action === 'settle' ? paid : 'deny';
  if (status !== 'pending') return undefined;
  return ({ settle: paid, deny: 'deny', expire: 'expire' } as const)[action];
}

const cardStatus = {
  accept: 'capture',
  challenge: 'challenge',
  denied_by_bank: 'deny',
  denied_by_screening: 'deny',
} as const satisfies Record<CardVerdict, PaymentStatus>;

/** What a card comes to once its holder has agreed, or where nobody asks the holder. */
export const statusOfCard = (verdict: CardVerdict): PaymentStatus => cardStatus[verdict];

/** A payment that came to an end can be cancelled no more, except a card's, which is then void. */
export const isCancellable = ({ status }: Known) =>
  status === 'pending' || status === 'capture' || status === 'challenge';

export function moveTo(payment: Payment, status: PaymentStatus, now: Date): Payment {
  return { ...payment, status, settledAt: status === 'settlement' ? now.toISOString() : payment.settledAt };
}

export const isOverdue = (payment: Payment, now: Date) =>
  payment.status === 'pending' && Date.parse(payment.expiresAt) <= now.getTime();
