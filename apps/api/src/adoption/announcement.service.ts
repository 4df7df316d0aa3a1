import type { Db } from '../database/client.ts';
import type { certificate, NotificationType } from '../database/schema/index.ts';
import type { MailService } from '../engagement/mail.service.ts';
import type { NewNotification, NotificationService } from '../engagement/notification.service.ts';
import type { NotificationCategory } from '../engagement/notification-categories.ts';
import type { Addressee, Buyer } from './buyer.repository.ts';
import type { Payable } from './checkout.service.ts';
import type { TransactionRow } from './transaction.repository.ts';

type Certificate = typeof certificate.$inferSelect;
type About = { transaction: TransactionRow; buyer: Buyer; treeCount: number };

export type AnnouncementService = ReturnType<typeof createAnnouncementService>;

const transactionLink = (id: number) => `/transaction/${id}/`;

/** Tells adopters what became of their payments, in the app and by mail, together with what happened. */
export function createAnnouncementService({
  mails,
  notifications,
}: {
  mails: MailService;
  notifications: NotificationService;
}) {
  const notificationOf = (
    { transaction, treeCount }: Pick<About, 'transaction' | 'treeCount'>,
    type: NotificationType,
    category: NotificationCategory,
    link = transactionLink(transaction.id),
    occasion = String(transaction.id),
    more: { late?: boolean } = {},
  ): NewNotification => ({
    adopterId: transaction.adopterId,
    type,
    category,
    data: { treeCount, amount: transaction.total, ...more },
    link,
    dedupeKey: `${category}:${occasion}`,
  });

  const tell = (tx: Db, ...what: Parameters<typeof notificationOf>) =>
    notifications.notify(tx, notificationOf(...what));

  /** Nobody has to read any more how to pay what is paid for, cancelled, or paid another way. */
  const notAwaited = (tx: Db, { adopterId, id }: Pick<TransactionRow, 'adopterId' | 'id'>) =>
    notifications.readAbout(tx, adopterId, {
      categories: ['rimba_payment_instructions', 'rimba_reminder_payment'],
      link: transactionLink(id),
    });

  /** Receipts and certificates go only to the account's own proven address. */
  const addressOf = ({ email, emailVerifiedAt, deletedAt }: Addressee) =>
    emailVerifiedAt && !deletedAt ? email : null;

  /** That there is a certificate. */
  async function certified(tx: Db, { transaction, buyer, treeCount }: About, made: Certificate) {
    const link = `/certificates/me/${made.certificateNumber}/`;
    await tell(tx, { transaction, treeCount }, 'success', 'rimba_certificate_created', link);
    const to = addressOf(buyer);
    if (!to) return;
    await mails.enqueue(tx, {
      dedupeKey: `certificate-created:${made.certificateNumber}`,
      to,
      template: 'certificateCreated',
      language: transaction.language,
      data: {
        name: buyer.name,
        count: treeCount,
        holder: made.holder,
        certificateNumber: made.certificateNumber,
        endsAt: made.endsAt.toISOString(),
      },
    });
  }

  return {
    notAwaited,

    /**
     * How to pay by attempts that the gateway opened just now. Each says so, for what an earlier one said can be paid no
     * more.
     */
    async awaiting(tx: Db, opened: readonly (Payable & { buyer: Addressee })[]) {
      const mailOf = ({ transaction, attempt, method, buyer }: (typeof opened)[number]) => {
        const to = addressOf(buyer);
        if (!to) return [];
        const { language } = transaction;
        const data = {
          name: buyer.name,
          count: transaction.breakdown.quantity,
          amount: attempt.amount,
          method: method.name[language],
          expiresAt: attempt.expiresAt.toISOString(),
          transactionId: transaction.id,
        };
        const dedupeKey = `payment-instructions:${attempt.orderId}`;
        return [{ dedupeKey, to, template: 'paymentInstructions' as const, language, data }];
      };
      const noteOf = ({ transaction, attempt }: Payable) => {
        const about = { ...transaction, total: attempt.amount };
        const treeCount = transaction.breakdown.quantity;
        return notificationOf(
          { transaction: about, treeCount },
          'info',
          'rimba_payment_instructions',
          undefined,
          attempt.orderId,
        );
      };
      // Sent together, run one after the other.
      await Promise.all([
        mails.enqueue(tx, ...opened.flatMap(mailOf)),
        notifications.notify(tx, ...opened.map(noteOf)),
      ]);
    },

    async reminder(tx: Db, { transaction, buyer, treeCount }: About, occasion: string) {
      await tell(
        tx,
        { transaction, treeCount },
        'warning',
        'rimba_reminder_payment',
        undefined,
        `${transaction.id}:${occasion}`,
      );
      const to = addressOf(buyer);
      if (!to) return;
      await mails.enqueue(tx, {
        dedupeKey: `payment-reminder:${transaction.id}:${occasion}`,
        to,
        template: 'paymentReminder',
        language: transaction.language,
        data: {
          name: buyer.name,
          count: treeCount,
          amount: transaction.total,
          expiresAt: transaction.expiresAt.toISOString(),
          transactionId: transaction.id,
        },
      });
    },

    async paid(tx: Db, { transaction, buyer, treeCount }: About, made: Certificate) {
      await notAwaited(tx, transaction);
      await tell(tx, { transaction, treeCount }, 'success', 'rimba_payment_success');
      await certified(tx, { transaction, buyer, treeCount }, made);
      const to = addressOf(buyer);
      if (!to) return;
      await mails.enqueue(tx, {
        dedupeKey: `payment-success:${transaction.id}`,
        to,
        template: 'paymentSuccess',
        language: transaction.language,
        data: {
          name: buyer.name,
          count: treeCount,
          amount: transaction.total,
          endsAt: made.endsAt.toISOString(),
          number: transaction.number,
        },
      });
    },

    /**
     * What became of a paid order that could not be had as it was: `treeCount` others in place of what was chosen, or a
     * person who looks into it. One that was paid late is told so, whatever became of it.
     */
    async settledOtherwise(
      tx: Db,
      { transaction, buyer, treeCount }: About,
      {
        outcome,
        late,
        group,
        endsAt,
      }: { outcome: 'same' | 'other' | 'person'; late: boolean; group: string | null; endsAt: Date | null },
    ) {
      const note = (type: NotificationType, category: NotificationCategory) =>
        tell(tx, { transaction, treeCount }, type, category, undefined, undefined, { late });
      if (outcome === 'other') await note('info', 'rimba_payment_reassigned');
      if (outcome === 'person') await note('warning', 'rimba_payment_review');
      const to = addressOf(buyer);
      if (!to) return;
      await mails.enqueue(tx, {
        dedupeKey: `payment-late:${transaction.id}`,
        to,
        template: 'paymentLate',
        language: transaction.language,
        data: {
          name: buyer.name,
          outcome,
          late,
          group,
          endsAt: endsAt?.toISOString() ?? null,
          transactionId: transaction.id,
        },
      });
    },

    /** That trees were given by hand in place of those that could not be had, and the certificate if it is the first. */
    async given(
      tx: Db,
      about: About,
      { made, isFirst, group }: { made: Certificate; isFirst: boolean; group: string },
    ) {
      const { transaction, buyer } = about;
      const endsAt = made.endsAt.toISOString();
      const occasion = `${transaction.id}:given:${endsAt}`;
      await tell(tx, about, 'success', 'rimba_payment_reassigned', undefined, occasion, { late: false });
      if (isFirst) await certified(tx, about, made);
      const to = addressOf(buyer);
      if (!to) return;
      await mails.enqueue(tx, {
        dedupeKey: `payment-given:${occasion}`,
        to,
        template: 'paymentLate',
        language: transaction.language,
        data: {
          name: buyer.name,
          outcome: 'other',
          late: false,
          group,
          endsAt,
          transactionId: transaction.id,
        },
      });
    },

    refused: (tx: Db, about: Pick<About, 'transaction' | 'treeCount'>, orderId: string) =>
      tell(tx, about, 'error', 'rimba_payment_failed', undefined, orderId),

    async expired(tx: Db, { transaction, buyer, treeCount }: About) {
      await tell(tx, { transaction, treeCount }, 'warning', 'rimba_payment_expired');
      const to = addressOf(buyer);
      if (!to) return;
      await mails.enqueue(tx, {
        dedupeKey: `payment-expired:${transaction.id}`,
        to,
        template: 'paymentExpired',
        language: transaction.language,
        data: { name: buyer.name, count: treeCount, number: transaction.number },
      });
    },
  };
}
