import { wibDate } from '../../clock/wib.ts';
import type { AttemptStatus, CancelReason, TransactionStatus } from '../../database/schema/index.ts';

export type TransactionEvent = 'settled' | 'deadline_passed' | 'given_up';

export type TransactionStep =
  /** Trees are adopted; `late` when they had been let go and may be somebody else's by now. */
  | { to: 'paid'; late: boolean }
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
    return { to: 'paid', late: status === 'cancelled' };
  }
  return status === 'pending_payment' ? { to: 'cancelled' } : { to: 'unchanged' };
}

/** Its payment is waited for, and there is time left. */
export const isAwaited = (
  { status, expiresAt }: { status: TransactionStatus; expiresAt: Date },
  now: Date,
): boolean => status === 'pending_payment' && expiresAt > now;

type Flag = { flagged: string | null; flaggedAt: Date | null };

/** What a person has to look at, after one more reason: the earlier ones stay, and each is said once. */
export const flaggedFor = ({ flagged, flaggedAt }: Flag, reason: string, now: Date): Flag => {
  if (flagged === null) return { flagged: reason, flaggedAt: now };
  if (reasonsOf(flagged).includes(reason)) return { flagged, flaggedAt };
  return { flagged: flagOf([...reasonsOf(flagged), reason]), flaggedAt: now };
};

/** The reasons that a person has to look at, the first first. */
export const reasonsOf = (flagged: string): string[] => flagged.split('; ');

/** The same as they are kept; null where there is none. */
export const flagOf = (reasons: readonly string[]): string | null => reasons.join('; ') || null;

const notGiven = 'trees could not be given';

/** Why a person has to look at a paid order that is owed trees. */
export const owedReason = (missing: number, chosen?: number): string =>
  `${chosen === undefined ? missing : `${missing} of ${chosen}`} ${notGiven}`;

export const isOwedReason = (reason: string): boolean => reason.endsWith(notGiven);

/** Why a transaction whose deadline passed is cancelled: its last attempt was refused, or nobody paid. */
export const reasonAtDeadline = (lastAttempt: AttemptStatus | undefined): CancelReason =>
  lastAttempt === 'denied' || lastAttempt === 'failed' ? 'refused' : 'expired';

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
