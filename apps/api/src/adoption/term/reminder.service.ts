import { list } from '@rimba/i18n/format';
import { pathTo } from '@rimba/paths';
import type { Clock } from '../../clock/clock.ts';
import { startOfWibDay, wibDate } from '../../clock/wib.ts';
import type { Database } from '../../database/client.ts';
import type { MailService } from '../../engagement/mail/index.ts';
import type { NotificationService } from '../../engagement/notification/index.ts';
import { provenAddress } from '../../identity/adopter/index.ts';
import type { GiftOpening } from '../gift/index.ts';
import { lockTransaction, termEnd, updateTransaction } from '../ledger/index.ts';
import type { AnnouncementService } from '../payment/index.ts';
import {
  countGiftsSent,
  findProvenAdopter,
  listCertificateGroups,
  listDueGifts,
  listEndingTerms,
  listUnpaidByAccount,
  markEndReminded,
} from './reminder.repository.ts';
import { isReminderDue, mostGiftNotices, renewalNoticeDays } from './reminder.rules.ts';

const batch = 200;
const day = 24 * 3_600_000;

/** Speaks up in time: unpaid orders, gifts whose day has come, terms about to end. Each is said once. */
export function createReminderService({
  database,
  clock,
  announcements,
  gifts,
  mails,
  notifications,
}: {
  database: Database;
  clock: Clock;
  announcements: AnnouncementService;
  gifts: GiftOpening;
  mails: MailService;
  notifications: NotificationService;
}) {
  async function remindUnpaid(): Promise<void> {
    for (const { id } of (await listUnpaidByAccount(database.db, clock.now())).filter(isDue)) {
      await database.db.transaction(async (tx) => {
        const { transaction, buyer } = (await lockTransaction(tx, id)) ?? {};
        if (!buyer || transaction?.status !== 'pending_payment' || !isDue(transaction)) return;
        await updateTransaction(tx, id, { remindedAt: clock.now() });
        const about = { transaction, buyer, treeCount: transaction.breakdown.quantity };
        await announcements.reminder(tx, about, clock.now().toISOString());
      });
    }
  }

  const isDue = (transaction: Parameters<typeof isReminderDue>[0]) => isReminderDue(transaction, clock.now());

  /** The recipient is told in plain words, and never more than so many times a day by one account. */
  async function sendGifts(): Promise<void> {
    const today = wibDate(clock.now());
    const since = startOfWibDay(today);
    const due = await listDueGifts(database.db, { today, since, mostOfOne: mostGiftNotices, limit: batch });
    for (const {
      transaction: { id },
      certificate,
    } of due) {
      await database.db.transaction(async (tx) => {
        const { transaction } = (await lockTransaction(tx, id)) ?? {};
        const to = transaction?.giftRecipientEmail;
        if (!transaction || !to || transaction.giftSentAt) return;
        const sent = await countGiftsSent(tx, transaction.adopterId, since);
        if (sent >= mostGiftNotices) return;
        const { firstName, lastName } = transaction.customer;
        await updateTransaction(tx, transaction.id, { giftSentAt: clock.now() });
        const recipient = await findProvenAdopter(tx, to);
        const giftCode = gifts.codeOf(transaction.id);
        const language = recipient?.language ?? transaction.giftLanguage ?? transaction.language;
        await mails.enqueue(tx, {
          dedupeKey: `gift:${transaction.id}`,
          to,
          template: 'giftNotice',
          language,
          data: {
            giver: [firstName, lastName].filter(Boolean).join(' '),
            count: transaction.breakdown.quantity,
            group: list(await listCertificateGroups(tx, certificate.id), language),
            message: transaction.giftMessage,
            endsAt: certificate.endsAt.toISOString(),
            certificateNumber: certificate.certificateNumber,
            giftCode,
          },
        });
        if (!recipient) return;
        await notifications.notify(tx, {
          adopterId: recipient.id,
          category: 'rimba_gift_received',
          data: { treeCount: transaction.breakdown.quantity },
          link: pathTo('gift', { giftCode }),
          dedupeKey: `rimba_gift_received:${transaction.id}`,
        });
      });
    }
  }

  /** One reminder for all terms of an account that end on the same day. */
  async function remindOfEnd(): Promise<void> {
    const now = clock.now();
    const until = new Date(now.getTime() + renewalNoticeDays * day);
    const ending = await listEndingTerms(database.db, now, until, batch);
    const groups = Map.groupBy(ending, ({ adopter, endsAt }) => `${adopter.id}:${endsAt.toISOString()}`);
    for (const [occasion, terms] of groups) {
      const [first] = terms;
      if (!first) continue;
      const { adopter, endsAt } = first;
      await database.db.transaction(async (tx) => {
        await markEndReminded(
          tx,
          terms.map(({ id }) => id),
          now,
        );
        await notifications.notify(tx, {
          adopterId: adopter.id,
          category: 'rimba_renewal_reminder',
          data: { treeCount: terms.length },
          link: `${pathTo('renew')}?tree=${first.treeId}`,
          dedupeKey: `rimba_renewal_reminder:${occasion}`,
        });
        const to = provenAddress(adopter);
        if (!to) return;
        await mails.enqueue(tx, {
          dedupeKey: `renewal:${occasion}`,
          to,
          template: 'renewalReminder',
          language: adopter.language,
          data: {
            name: adopter.name,
            count: terms.length,
            endsAt: endsAt.toISOString(),
            treeId: first.treeId,
            nextEndsAt: termEnd(endsAt).toISOString(),
          },
        });
      });
    }
  }

  return {
    async remind(): Promise<void> {
      await remindUnpaid();
      await gifts.openEarlier();
      await sendGifts();
      await remindOfEnd();
    },
  };
}
