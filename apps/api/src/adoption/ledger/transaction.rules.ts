import { wibDate } from '../../clock/wib.ts';
import type {
  AttemptStatus,
  CancelReason,
  FlagReason,
  TransactionStatus,
} from '../../database/schema/index.ts';

export type TransactionEvent = 'settled' | 'deadline_passed' | 'given_up';

export type TransactionStep =
  /**
   * Trees are adopted, as far as they can still be had: those of one that was cancelled had been let go, and from the
   * deadline on, even before that, the next order takes them (`endStaleHolds`).
   */
  | { to: 'paid'; wasCancelled: boolean }
  | { to: 'cancelled' }
  /** Money for something already paid: a case for a person. */
  | { to: 'paid_twice' }
  | { to: 'unchanged' };

/**
 * What an event makes of a transaction. It only moves forward: nothing leaves paid, and cancelled becomes paid
 * only by a settlement that the gateway confirmed.
 */
export function nextStep(status: TransactionStatus, event: TransactionEvent): TransactionStep {
  if (event === 'settled') {
    if (status === 'paid') return { to: 'paid_twice' };
    return { to: 'paid', wasCancelled: status === 'cancelled' };
  }
  return status === 'pending_payment' ? { to: 'cancelled' } : { to: 'unchanged' };
}

/** Its payment is waited for, and there is time left. */
export const isAwaited = (
  { status, expiresAt }: { status: TransactionStatus; expiresAt: Date },
  now: Date,
): boolean => status === 'pending_payment' && expiresAt > now;

type Flag = { flagged: readonly FlagReason[] | null; flaggedAt: Date | null };

/** What a person has to look at, after one more reason: the earlier ones stay, and each is said once. */
export const flaggedFor = ({ flagged, flaggedAt }: Flag, reason: FlagReason, now: Date): Flag =>
  flagged?.includes(reason)
    ? { flagged, flaggedAt }
    : { flagged: [...(flagged ?? []), reason], flaggedAt: now };

/** Why a person has to look at a paid order that is owed trees. */
export const owedReason = (missing: number, chosen?: number): FlagReason =>
  chosen === undefined
    ? `${missing} trees could not be given`
    : `${missing} of ${chosen} trees could not be given`;

export const isOwedReason = (reason: FlagReason): boolean => reason.endsWith('trees could not be given');

/** Why a transaction whose deadline passed is cancelled: its last attempt was refused, or nobody paid. */
export const reasonAtDeadline = (lastAttempt: AttemptStatus | undefined): CancelReason =>
  lastAttempt === 'denied' || lastAttempt === 'failed' ? 'refused' : 'expired';

/**
 * Whether money came after the deadline: by then a transaction had been cancelled, and not on the adopter's word. While it
 * still waits, nobody is called late: of what was paid in time the gateway may tell only later.
 */
export const isPaidLate = (cancelReason: CancelReason | null): boolean =>
  cancelReason !== null && cancelReason !== 'by_adopter';

/** Whether an order gives its trees away: whatever was said of it makes it a gift. */
export const isGift = (order: {
  giftMessage: string | null;
  giftRecipientEmail: string | null;
  giftDeliverOn: string | null;
  giftLanguage: string | null;
}): boolean =>
  [order.giftMessage, order.giftRecipientEmail, order.giftDeliverOn, order.giftLanguage].some(
    (said) => said !== null,
  );

/** RB-20261120-0417: the WIB day and the transaction's own number. */
export const transactionNumber = (id: number, createdAt: Date): string =>
  `RB-${wibDate(createdAt).replaceAll('-', '')}-${String(id).padStart(4, '0')}`;

/** RB-20261120-0417-02: the contract of one tree in a transaction, counted from 1. */
export const contractNumber = (number: string, position: number): string =>
  `${number}-${String(position).padStart(2, '0')}`;
