import type { ParseKeys } from 'i18next';
import type { Transaction } from '../../data/wire.ts';

/** The texts of the service's names. */
export const statusWords = {
  pending_payment: 'status.transaction.pendingPayment',
  paid: 'status.transaction.paid',
  cancelled: 'status.transaction.cancelled',
} as const satisfies Record<Transaction['status'], ParseKeys<'common'>>;

export const cancelWords = {
  by_adopter: 'status.cancelReason.byAdopter',
  expired: 'status.cancelReason.expired',
  refused: 'status.cancelReason.refused',
} as const satisfies Record<NonNullable<Transaction['cancelReason']>, ParseKeys<'common'>>;
