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
  ): NewNotification => ({
    adopterId: transaction.adopterId,
    type,
    category,
    data: { treeCount, amount: transaction.total },
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
      await tell(
        tx,
        { transaction, treeCount },
        'success',
        'rimba_certificate_created',
        `/certificates/me/${made.certificateNumber}/`,
      );
      const to = addressOf(buyer);
      if (!to) return;
      const { language } = transaction;
      await mails.enqueue(tx, {
        dedupeKey: `payment-success:${transaction.id}`,
        to,
        template: 'paymentSuccess',
        language,
        data: {
          name: buyer.name,
          count: treeCount,
          amount: transaction.total,
          endsAt: made.endsAt.toISOString(),
          number: transaction.number,
        },
      });
      await mails.enqueue(tx, {
        dedupeKey: `certificate-created:${made.certificateNumber}`,
        to,
        template: 'certificateCreated',
        language,
        data: {
          name: buyer.name,
          count: treeCount,
          holder: made.holder,
          certificateNumber: made.certificateNumber,
          endsAt: made.endsAt.toISOString(),
        },
      });
    },

    async late(
      tx: Db,
      { transaction, buyer, treeCount }: About,
      outcome: 'same' | 'other' | 'person',
      group: string | null,
      endsAt: Date | null,
    ) {
      if (outcome === 'other') await tell(tx, { transaction, treeCount }, 'info', 'rimba_payment_reassigned');
      if (outcome === 'person') await tell(tx, { transaction, treeCount }, 'warning', 'rimba_payment_review');
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
          group,
          endsAt: endsAt?.toISOString() ?? null,
          transactionId: transaction.id,
        },
      });
    },

    /** That trees were given by hand in place of those that could not be had. */
    async given(tx: Db, { transaction, buyer, treeCount }: About, endsAt: Date) {
      const occasion = `${transaction.id}:given:${endsAt.toISOString()}`;
      const about = { transaction, treeCount };
      await tell(tx, about, 'success', 'rimba_payment_reassigned', undefined, occasion);
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
          group: null,
          endsAt: endsAt.toISOString(),
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
