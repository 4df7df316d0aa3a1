import type { Clock } from '../../clock/clock.ts';
import type { Database } from '../../database/client.ts';
import { lockTransaction, updateTransaction } from '../ledger/index.ts';
import { listUnpaidTransfers } from './payment-reminder.repository.ts';
import { isInLastHour, isPaymentReminderDue } from './payment-reminder.rules.ts';
import type { UnpaidAnnouncements } from './unpaid-announcements.ts';

/** Speaks of orders that wait for their payment, while there is time. */
export function createPaymentReminderService({
  database,
  clock,
  announcements,
}: {
  database: Database;
  clock: Clock;
  announcements: UnpaidAnnouncements;
}) {
  const isDue = (transaction: Parameters<typeof isPaymentReminderDue>[0]) =>
    isPaymentReminderDue(transaction, clock.now());

  return {
    async remindUnpaid(): Promise<void> {
      for (const { id } of (await listUnpaidTransfers(database.db, clock.now())).filter(isDue)) {
        await database.db.transaction(async (tx) => {
          const { transaction, buyer } = (await lockTransaction(tx, id)) ?? {};
          if (!buyer || transaction?.status !== 'pending_payment' || !isDue(transaction)) return;
          await updateTransaction(tx, id, { remindedAt: clock.now() });
          const about = { transaction, buyer, treeCount: transaction.breakdown.quantity };
          const now = clock.now();
          await announcements.reminder(tx, about, {
            moment: now.toISOString(),
            isLast: isInLastHour(transaction, now),
          });
        });
      }
    },
  };
}
