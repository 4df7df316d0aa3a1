import { newsWindows } from '@rimba/i18n';
import { list } from '@rimba/i18n/format';
import { pathTo } from '@rimba/paths';
import type { Db } from '../../database/client.ts';
import type { MailService, UnaddressedMail } from '../../engagement/mail/index.ts';
import type { NotificationCategory } from '../../engagement/message/index.ts';
import {
  type NewNotification,
  type NotificationService,
  namedTrees,
} from '../../engagement/notification/index.ts';
import type { listNextSurveys } from '../../forest/tree/index.ts';
import { provenAddress } from '../../identity/adopter/index.ts';
import type { CertificateRow } from '../certificate/index.ts';
import { type Buyer, isGift, type TransactionRow } from '../ledger/index.ts';
import { breakdownOnWire, receiptLines } from '../price/index.ts';
import type { Payable } from './attempt.service.ts';

/** What became of what was chosen, where it could not be had as it was. */
type Otherwise = {
  outcome: 'same' | 'other' | 'person';
  /** Whether it was paid late; else it was given by hand, or a tree died while it was held. */
  late: boolean;
  /** The communities of what was given instead. */
  communities: readonly string[];
  endsAt: Date | null;
};
type NextSurveys = Awaited<ReturnType<typeof listNextSurveys>>;
/** `trees`: those that were granted. */
type About = {
  transaction: TransactionRow;
  buyer: Buyer;
  treeCount: number;
  trees?: Parameters<typeof namedTrees>[0];
};

export type AnnouncementService = ReturnType<typeof createAnnouncementService>;

const named = (trees: NonNullable<About['trees']>) =>
  trees.map(({ treeName: name, code }) => ({ name, code }));

const transactionLink = (id: number) => pathTo('transaction', { transactionId: id });

/** Tells adopters what became of their payments, in the app and by mail, together with what happened. */
export function createAnnouncementService({
  mails,
  notifications,
}: {
  mails: MailService;
  notifications: NotificationService;
}) {
  const notificationOf = (
    { transaction, treeCount, trees }: Pick<About, 'transaction' | 'treeCount' | 'trees'>,
    category: NotificationCategory,
    {
      link = transactionLink(transaction.id),
      occasion = String(transaction.id),
      ...more
    }: { link?: string; occasion?: string; late?: boolean; name?: string } = {},
  ): NewNotification => ({
    adopterId: transaction.adopterId,
    category,
    data: { treeCount, ...(trees && namedTrees(trees)), amount: transaction.total, ...more },
    link,
    dedupeKey: `${category}:${occasion}`,
  });

  const tell = (tx: Db, ...what: Parameters<typeof notificationOf>) =>
    notifications.notify(tx, notificationOf(...what));

  /** Nobody is asked any more to pay what is paid for, cancelled, or paid another way. */
  const notAwaited = (tx: Db, { adopterId, id }: Pick<TransactionRow, 'adopterId' | 'id'>) =>
    notifications.over(tx, adopterId, {
      categories: ['rimba_payment_instructions', 'rimba_reminder_payment'],
      link: transactionLink(id),
    });

  /** Writes a mail to a buyer whose address is proven. */
  async function send(tx: Db, { transaction, buyer }: About, mail: UnaddressedMail): Promise<void> {
    const to = provenAddress(buyer);
    if (to) await mails.enqueue(tx, { ...mail, to, language: transaction.language });
  }

  /** That there is a certificate; what was given leads to what became of the gift. */
  async function certified(tx: Db, about: About, made: CertificateRow): Promise<void> {
    await tell(tx, about, 'rimba_certificate_created', {
      ...(!isGift(about.transaction) && {
        link: pathTo('myCertificate', { certificateNumber: made.certificateNumber }),
      }),
      name: made.holder,
    });
    await send(tx, about, {
      dedupeKey: `certificate-created:${made.certificateNumber}`,
      template: 'certificateCreated',
      data: {
        name: about.buyer.name,
        count: about.treeCount,
        holder: made.holder,
        certificateNumber: made.certificateNumber,
        endsAt: made.endsAt.toISOString(),
        ...(isGift(about.transaction) && { giftOrderId: about.transaction.id }),
        ...(about.trees && { trees: named(about.trees) }),
      },
    });
  }

  const sendOtherwise = (
    tx: Db,
    about: About,
    dedupeKey: string,
    { communities, endsAt, ...what }: Otherwise,
  ) =>
    send(tx, about, {
      dedupeKey,
      template: 'paymentLate',
      data: {
        ...what,
        name: about.buyer.name,
        group: communities.length ? list(communities, about.transaction.language) : null,
        endsAt: endsAt?.toISOString() ?? null,
        transactionId: about.transaction.id,
      },
    });

  return {
    notAwaited,

    /** How to pay by an attempt that the gateway opened just now: what an earlier one said can be paid no more. */
    async awaiting(tx: Db, { transaction, attempt, method, buyer }: Payable & { buyer: Buyer }) {
      const treeCount = transaction.breakdown.quantity;
      const about = { transaction: { ...transaction, total: attempt.amount }, buyer, treeCount };
      await tell(tx, about, 'rimba_payment_instructions', { occasion: attempt.orderId });
      const expiresAt = attempt.expiresAt.toISOString();
      await send(tx, about, {
        // Another attempt that would be told in the same words is not told again: the page has its number.
        dedupeKey: `payment-instructions:${[transaction.id, method.code, attempt.amount, expiresAt].join(':')}`,
        template: 'paymentInstructions',
        data: {
          name: buyer.name,
          count: treeCount,
          amount: attempt.amount,
          method: method.name[transaction.language],
          group: method.group,
          ...(isGift(transaction) && { giftOf: transaction.holder }),
          expiresAt,
          transactionId: transaction.id,
        },
      });
    },

    async reminder(tx: Db, about: About, moment: string) {
      const { transaction, buyer, treeCount } = about;
      const occasion = `${transaction.id}:${moment}`;
      await tell(tx, about, 'rimba_reminder_payment', { occasion });
      await send(tx, about, {
        dedupeKey: `payment-reminder:${occasion}`,
        template: 'paymentReminder',
        data: {
          name: buyer.name,
          count: treeCount,
          amount: transaction.total,
          expiresAt: transaction.expiresAt.toISOString(),
          transactionId: transaction.id,
        },
      });
    },

    /** @param trees those whose first news is still to come */
    async paid(
      tx: Db,
      about: About,
      certificates: readonly [CertificateRow, ...CertificateRow[]],
      trees: NextSurveys,
    ) {
      const { transaction, buyer, treeCount } = about;
      const paidAt = (transaction.paidAt ?? certificates[0].issuedAt).toISOString();
      const endsAt = new Date(Math.max(...certificates.map((made) => made.endsAt.getTime())));
      await notAwaited(tx, transaction);
      await tell(tx, about, 'rimba_payment_success');
      await send(tx, about, {
        dedupeKey: `payment-success:${transaction.id}`,
        template: 'paymentSuccess',
        data: {
          name: buyer.name,
          count: treeCount,
          amount: transaction.total,
          endsAt: endsAt.toISOString(),
          number: transaction.number,
          ...(isGift(transaction) && { giftOf: certificates[0].holder }),
          ...(about.trees && { trees: named(about.trees) }),
          news: newsWindows(trees, paidAt).map(({ trees: visited, ...window }) => ({
            ...window,
            trees: visited.map(({ treeName, code }) => `${treeName} ${code}`),
          })),
          receipt: {
            transactionId: transaction.id,
            adopterId: transaction.adopterId,
            paidAt,
            lines: receiptLines(
              breakdownOnWire(transaction.breakdown, transaction.language),
              transaction.language,
            ),
          },
        },
      });
      // What was renewed for somebody else is theirs, who is told of it apart.
      const own = certificates.filter(({ adopterId }) => adopterId === buyer.id);
      // Of several certificates nobody has said which tree stands on which.
      const { trees: _, ...unnamed } = about;
      for (const made of own) await certified(tx, certificates.length === 1 ? about : unnamed, made);
    },

    /**
     * What became of a paid order that could not be had as it was: `treeCount` others in place of what was chosen, or a
     * person who looks into it. One that was paid late is told so, whatever became of it.
     */
    async settledOtherwise(tx: Db, about: About, otherwise: Otherwise) {
      const { outcome, late } = otherwise;
      if (outcome === 'other') await tell(tx, about, 'rimba_payment_reassigned', { late });
      if (outcome === 'person') await tell(tx, about, 'rimba_payment_review', { late });
      await sendOtherwise(tx, about, `payment-late:${about.transaction.id}`, otherwise);
    },

    /** That trees were given by hand in place of those that could not be had, and the certificate if it is the first. */
    async given(
      tx: Db,
      about: About,
      {
        made,
        isFirst,
        communities,
      }: { made: CertificateRow; isFirst: boolean; communities: readonly string[] },
    ) {
      const { endsAt } = made;
      const occasion = `${about.transaction.id}:given:${endsAt.toISOString()}`;
      const late = false;
      await tell(tx, about, 'rimba_payment_reassigned', { occasion, late });
      await sendOtherwise(tx, about, `payment-given:${occasion}`, {
        outcome: 'other',
        late,
        communities,
        endsAt,
      });
      if (isFirst) await certified(tx, about, made);
    },

    refused: (tx: Db, about: Pick<About, 'transaction' | 'treeCount'>, orderId: string) =>
      tell(tx, about, 'rimba_payment_failed', { occasion: orderId }),

    async expired(tx: Db, about: About) {
      const { transaction, buyer, treeCount } = about;
      await tell(tx, about, 'rimba_payment_expired');
      await send(tx, about, {
        dedupeKey: `payment-expired:${transaction.id}`,
        template: 'paymentExpired',
        data: { name: buyer.name, count: treeCount, number: transaction.number },
      });
    },
  };
}
