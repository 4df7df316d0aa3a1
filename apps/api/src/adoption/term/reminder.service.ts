import type { Clock } from '../../clock/clock.ts';
import type { Database } from '../../database/client.ts';
import type { GiftNoticeService, GiftOpening } from '../gift/index.ts';
import { lockTransaction, updateTransaction } from '../ledger/index.ts';
import type { AnnouncementService } from '../payment/index.ts';
import { isPaymentReminderDue } from './payment-reminder.rules.ts';
import { listUnpaidTransfers } from './reminder.repository.ts';
import type { RenewalReminderService } from './renewal-reminder.service.ts';

/** Speaks up in time: unpaid orders, gifts whose day has come, terms about to end. Each is said once. */
export function createReminderService({
  database,
  clock,
  announcements,
  gifts,
  giftNotices,
  renewals,
}: {
  database: Database;
  clock: Clock;
  announcements: AnnouncementService;
  gifts: Pick<GiftOpening, 'openEarlier'>;
  giftNotices: Pick<GiftNoticeService, 'sendDue'>;
  renewals: RenewalReminderService;
}) {
  const isDue = (transaction: Parameters<typeof isPaymentReminderDue>[0]) =>
    isPaymentReminderDue(transaction, clock.now());

  async function remindUnpaid(): Promise<void> {
    for (const { id } of (await listUnpaidTransfers(database.db, clock.now())).filter(isDue)) {
      await database.db.transaction(async (tx) => {
        const { transaction, buyer } = (await lockTransaction(tx, id)) ?? {};
        if (!buyer || transaction?.status !== 'pending_payment' || !isDue(transaction)) return;
        await updateTransaction(tx, id, { remindedAt: clock.now() });
        const about = { transaction, buyer, treeCount: transaction.breakdown.quantity };
        await announcements.reminder(tx, about, clock.now().toISOString());
      });
    }
  }

  return {
    async remind(): Promise<void> {
      await remindUnpaid();
      await gifts.openEarlier();
      await giftNotices.sendDue();
      await renewals.remindOfEnd();
    },
  };
}
