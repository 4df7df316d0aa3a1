import { list } from '@rimba/i18n/format';
import { pathTo } from '@rimba/paths';
import type { Clock } from '../../clock/clock.ts';
import { startOfWibDay, wibDate } from '../../clock/wib.ts';
import type { Database, Db } from '../../database/client.ts';
import type { MailService } from '../../engagement/mail/index.ts';
import { type NotificationService, namedTrees } from '../../engagement/notification/index.ts';
import { Problem } from '../../http/problem.ts';
import type { CertificateRow } from '../certificate/index.ts';
import { lockTransaction, type TransactionRow, updateTransaction } from '../ledger/index.ts';
import {
  countGiftsSent,
  findProvenAdopter,
  listCertificateCommunities,
  listCertifiedTrees,
  listDueGifts,
  listGivenTerms,
  lockGiftOf,
  markSentAgain,
} from './gift.repository.ts';
import { mailableAt, mostGiftNotices } from './gift.rules.ts';
import type { GiftOpening } from './gift-opening.service.ts';

const batch = 200;

export type RecipientNoticeService = ReturnType<typeof createRecipientNoticeService>;

/** Tells recipients in plain words what they were given: on its day, and again when its giver wants it. */
export function createRecipientNoticeService({
  database,
  clock,
  openings,
  mails,
  notifications,
}: {
  database: Pick<Database, 'db'>;
  clock: Clock;
  openings: Pick<GiftOpening, 'codeOf'>;
  mails: MailService;
  notifications: NotificationService;
}) {
  /** @param occasion tells one sending from another */
  async function send(
    tx: Db,
    transaction: TransactionRow,
    certificate: CertificateRow,
    occasion = '',
  ): Promise<void> {
    const { giftRecipientEmail: to, customer, breakdown } = transaction;
    if (to === null) return;
    const recipient = await findProvenAdopter(tx, to);
    const giftCode = openings.codeOf(transaction.id);
    const giver = [customer.firstName, customer.lastName].filter(Boolean).join(' ');
    const trees = await listCertifiedTrees(tx, certificate.id);
    const [first] = trees;
    // As its giver was promised; letters after it follow the recipient's own choice.
    const language = transaction.giftLanguage ?? transaction.language;
    await mails.enqueue(tx, {
      dedupeKey: `gift:${transaction.id}${occasion}`,
      to,
      template: 'giftNotice',
      language,
      data: {
        giver,
        count: breakdown.quantity,
        group: list(await listCertificateCommunities(tx, certificate.id), language),
        message: transaction.giftMessage,
        endsAt: certificate.endsAt.toISOString(),
        certificateNumber: certificate.certificateNumber,
        giftCode,
        email: to,
        holder: transaction.holder,
        tree: first && {
          latinName: first.latinName,
          localName: first.localName,
          name: first.treeName,
          code: first.code,
          height: first.height,
        },
      },
    });
    if (!recipient) return;
    await notifications.notify(tx, {
      adopterId: recipient.id,
      category: 'rimba_gift_received',
      data: { ...namedTrees(trees), name: giver },
      link: pathTo('gift', { giftCode }),
      dedupeKey: `rimba_gift_received:${transaction.id}`,
    });
  }

  return {
    /** Tells recipients whose day has come; never more than so many times a day for one account. */
    async sendDue(): Promise<void> {
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
          // Whoever gave it may have passed its link on before the day.
          if ((await lockGiftOf(tx, id))?.claimedAt) return;
          const sent = await countGiftsSent(tx, transaction.adopterId, since);
          if (sent >= mostGiftNotices) return;
          await updateTransaction(tx, transaction.id, { giftSentAt: clock.now() });
          await send(tx, transaction, certificate);
        });
      }
    },

    /**
     * Sends the mail of somebody's gift once more.
     * @throws Problem transaction.not_found, gift.not_found, gift.accepted, gift.ended, request.too_many
     */
    again: (adopterId: number, transactionId: number): Promise<void> =>
      database.db.transaction(async (tx) => {
        const { transaction } = (await lockTransaction(tx, transactionId)) ?? {};
        if (transaction?.adopterId !== adopterId) throw new Problem('transaction.not_found');
        const gift = await lockGiftOf(tx, transactionId);
        const [latest] = gift ? await listGivenTerms(tx, gift.id) : [];
        if (!gift || !latest || !transaction.giftSentAt) throw new Problem('gift.not_found');
        if (gift.claimedAt) throw new Problem('gift.accepted');
        const now = clock.now();
        const from = mailableAt({ ...gift, sentAt: transaction.giftSentAt }, latest.endsAt, now);
        if (!from) throw new Problem('gift.ended');
        const seconds = Math.ceil((from.getTime() - now.getTime()) / 1_000);
        if (seconds > 0) throw new Problem('request.too_many', { values: { seconds }, retryAfter: seconds });
        await markSentAgain(tx, gift, now);
        await send(tx, transaction, latest.certificate, `:${now.toISOString()}`);
      }),
  };
}
