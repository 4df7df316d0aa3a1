import type { Payment, PaymentStatus } from './payment.ts';

export const payerActions = ['settle', 'deny', 'expire', 'settle-late', 'notify-twice'] as const;
/** What a person trying the product can make happen at the gateway. */
export type PayerAction = (typeof payerActions)[number];

/** The status that an action leads to, or undefined where the gateway would refuse it. */
export function statusAfter(status: PaymentStatus, action: Exclude<PayerAction, 'notify-twice'>) {
  if (action === 'settle-late') return status === 'settlement' ? undefined : 'settlement';
  if (status !== 'pending') return undefined;
  return ({ settle: 'settlement', deny: 'deny', expire: 'expire' } as const)[action];
}

export function moveTo(payment: Payment, status: PaymentStatus, now: Date): Payment {
  return { ...payment, status, settledAt: status === 'settlement' ? now.toISOString() : payment.settledAt };
}

export const isOverdue = (payment: Payment, now: Date) =>
  payment.status === 'pending' && Date.parse(payment.expiresAt) <= now.getTime();
