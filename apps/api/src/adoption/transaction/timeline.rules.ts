import type { TransactionStatus } from '../../database/schema/index.ts';
import { isPaidLate, type TransactionRow } from '../ledger/index.ts';
import type { AttemptRow } from '../payment/index.ts';
import type { Payment, TimelineEvent, Transaction } from './transaction.schemas.ts';

type Entry = Transaction['timeline'][number];
type Told = Pick<AttemptRow, 'createdAt' | 'paymentMethodId' | 'status' | 'endedAt'>;
type Happened = Pick<
  TransactionRow,
  'createdAt' | 'paidAt' | 'cancelledAt' | 'cancelReason' | 'flagged' | 'flaggedAt'
>;

/** What has happened to a transaction, oldest first, read off the record itself. */
export function timelineOf(
  row: Happened,
  attempts: readonly Told[],
  reassigned: boolean,
  certificateAt: string | undefined,
  methodName: (id: number) => string,
): Entry[] {
  const at = (event: TimelineEvent, moment: Date | string, method: string | null = null): Entry => ({
    event,
    at: typeof moment === 'string' ? moment : moment.toISOString(),
    method,
  });
  const entries = [
    at('created', row.createdAt),
    ...attempts.flatMap((attempt, index) => {
      const name = methodName(attempt.paymentMethodId);
      const before = attempts[index - 1];
      const changed = before !== undefined && before.paymentMethodId !== attempt.paymentMethodId;
      // Gone at the gateway before our own deadline, so that there is nothing left to pay it with.
      const lapsed = attempt.status === 'expired' && row.cancelledAt === null;
      // It was paid after all.
      const recovered =
        attempt.status === 'settled' && (row.cancelledAt === null || row.cancelReason === 'refused');
      const failed =
        (attempt.status === 'denied' || attempt.status === 'failed' || lapsed || recovered) &&
        attempt.endedAt;
      return [
        ...(changed ? [at('methodChanged', attempt.createdAt, name)] : []),
        ...(failed ? [at('attemptFailed', failed, name)] : []),
      ];
    }),
    ...(row.cancelledAt
      ? [at(row.cancelReason === 'by_adopter' ? 'cancelled' : 'expired', row.cancelledAt)]
      : []),
    ...(row.paidAt ? [at(isPaidLate(row.cancelReason) ? 'late' : 'paid', row.paidAt)] : []),
    ...(row.paidAt && reassigned ? [at('reassigned', row.paidAt)] : []),
    ...(certificateAt ? [at('certificate', certificateAt)] : []),
    ...(row.flagged !== null
      ? [at('flagged', row.flaggedAt ?? row.paidAt ?? row.cancelledAt ?? row.createdAt)]
      : []),
  ];
  return entries.sort((a, b) => (a.at === b.at ? 0 : a.at < b.at ? -1 : 1));
}

/** How to pay, while there is something to pay and the gateway has said how. */
export function paymentOf(status: TransactionStatus, attempts: readonly AttemptRow[]): Payment | null {
  const attempt = attempts.at(-1);
  if (status !== 'pending_payment' || attempt?.status !== 'pending') return null;
  const { vaNumbers, billerCode, billKey, qrString, actions, redirectUrl, maskedCard, underReview } =
    attempt.instructions ?? {};
  return {
    expiresAt: attempt.expiresAt.toISOString(),
    vaNumbers: vaNumbers ?? [],
    billerCode: billerCode ?? null,
    billKey: billKey ?? null,
    qrString: qrString ?? null,
    actions: actions ?? [],
    redirectUrl: redirectUrl ?? null,
    maskedCard: maskedCard ?? null,
    underReview: underReview ?? false,
  };
}
