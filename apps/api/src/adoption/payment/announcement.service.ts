import { newsWindows } from '@rimba/i18n';
import { list } from '@rimba/i18n/format';
import { pathTo } from '@rimba/paths';
import type { Clock } from '../../clock/clock.ts';
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
import { type CertificateRow, shownHolder } from '../certificate/index.ts';
import {
  type Buyer,
  isGift,
  keptUntil,
  listTermsBefore,
  type TermBefore,
  type TransactionRow,
} from '../ledger/index.ts';
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
type Trees = Parameters<typeof namedTrees>[0];
/** `trees`: those that were granted. */
type About = {
  transaction: TransactionRow;
  buyer: Buyer;
  treeCount: number;
  trees?: Trees;
};
/** A certificate, and the trees that it names. */
type Certified = { certificate: CertificateRow; trees: Trees };

export type AnnouncementService = ReturnType<typeof createAnnouncementService>;

const named = (trees: Trees) => trees.map(({ treeName: name, code }) => ({ name, code }));

/** From when to when a certificate is good; what is good at once says only to when. */
const termOf = ({ issuedAt, startsAt, endsAt }: CertificateRow) => ({
  ...(startsAt > issuedAt && { startsAt: startsAt.toISOString() }),
  endsAt: endsAt.toISOString(),
});

/** What a renewal's mail says of one of its certificates. */
const renewedOf = ({ certificate, trees }: Certified) => ({
  holder: shownHolder(certificate.holder, certificate.holderDisplay),
  ...termOf(certificate),
  trees: named(trees),
});

/** Whose the trees of an order are that gives them away, or goes on with nothing but what its buyer gave. */
function recipientOf(transaction: TransactionRow, renewed: readonly TermBefore[]): string | undefined {
  const isGiven = renewed.length > 0 && renewed.every(({ giverId }) => giverId === transaction.adopterId);
  return isGift(transaction) || isGiven ? transaction.holder : undefined;
}

const transactionLink = (id: number) => pathTo('transaction', { transactionId: id });

/** Tells adopters what became of their payments, in the app and by mail, together with what happened. */
export function createAnnouncementService({
  clock,
  mails,
  notifications,
}: {
  clock: Clock;
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
    }: { link?: string; occasion?: string; late?: boolean; name?: string; renews?: boolean } = {},
  ): NewNotification => ({
    adopterId: transaction.adopterId,
    category,
    data: { treeCount, ...(trees && namedTrees(trees)), amount: transaction.total, ...more },
    link,
    dedupeKey: `${category}:${occasion}`,
  });

  const tell = (tx: Db, ...what: Parameters<typeof notificationOf>) =>
    notifications.notify(tx, notificationOf(...what));

  /** Until when an order's trees are in term whether it is paid or not; undefined where they are let go. */
  const keptTo = (renewed: readonly TermBefore[]): string | undefined =>
    keptUntil(renewed, clock.now())?.toISOString();

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
  async function certified(tx: Db, order: About, { certificate: made, trees }: Certified): Promise<void> {
    const about = { ...order, treeCount: trees.length, trees };
    await tell(tx, about, 'rimba_certificate_created', {
      occasion: made.certificateNumber,
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
        ...termOf(made),
        ...(isGift(about.transaction) && { giftOrderId: about.transaction.id }),
        trees: named(trees),
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
      const renewed = await listTermsBefore(tx, [transaction.id]);
      const kept = keptTo(renewed);
      const giftOf = recipientOf(transaction, renewed);
      await tell(tx, about, 'rimba_payment_instructions', {
        occasion: attempt.orderId,
        ...(kept !== undefined && { renews: true }),
      });
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
          ...(giftOf !== undefined && { giftOf }),
          ...(kept !== undefined && { keptUntil: kept }),
          expiresAt,
          transactionId: transaction.id,
        },
      });
    },

    async reminder(tx: Db, about: About, { moment, isLast }: { moment: string; isLast: boolean }) {
      const { transaction, buyer, treeCount } = about;
      const occasion = `${transaction.id}:${moment}`;
      const kept = keptTo(await listTermsBefore(tx, [transaction.id]));
      await tell(tx, about, 'rimba_reminder_payment', {
        occasion,
        ...(kept !== undefined && { renews: true }),
      });
      await send(tx, about, {
        dedupeKey: `payment-reminder:${occasion}`,
        template: 'paymentReminder',
        data: {
          name: buyer.name,
          count: treeCount,
          amount: transaction.total,
          ...(kept !== undefined && { keptUntil: kept }),
          expiresAt: transaction.expiresAt.toISOString(),
          isLast,
          transactionId: transaction.id,
        },
      });
    },

    /** @param trees those whose first news is still to come */
    async paid(
      tx: Db,
      about: About & { renews: boolean },
      made: readonly [Certified, ...Certified[]],
      trees: NextSurveys,
    ) {
      const { transaction, buyer, treeCount } = about;
      const certificates = made.map(({ certificate }) => certificate);
      const [{ certificate: first }] = made;
      const paidAt = (transaction.paidAt ?? first.issuedAt).toISOString();
      const endsAt = new Date(Math.max(...certificates.map((one) => one.endsAt.getTime())));
      const giftOf = recipientOf(transaction, await listTermsBefore(tx, [transaction.id]));
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
          ...(giftOf !== undefined && { giftOf }),
          ...(about.trees && { trees: named(about.trees) }),
          ...(about.renews && { renewed: made.map(renewedOf) }),
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
      const own = made.filter(({ certificate }) => certificate.adopterId === buyer.id);
      for (const one of own) await certified(tx, about, one);
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
      about: About & { trees: Trees },
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
      if (isFirst) await certified(tx, about, { certificate: made, trees: about.trees });
    },

    refused: (tx: Db, about: Pick<About, 'transaction' | 'treeCount'>, orderId: string) =>
      tell(tx, about, 'rimba_payment_failed', { occasion: orderId }),

    /** @param treeIds what was ordered, to come back to */
    async expired(tx: Db, about: About, treeIds: readonly number[]) {
      const { transaction, buyer, treeCount } = about;
      const renewed = await listTermsBefore(tx, [transaction.id]);
      const kept = keptTo(renewed);
      await tell(tx, about, 'rimba_payment_expired', kept === undefined ? {} : { renews: true });
      await send(tx, about, {
        dedupeKey: `payment-expired:${transaction.id}`,
        template: 'paymentExpired',
        data: {
          name: buyer.name,
          count: treeCount,
          number: transaction.number,
          treeIds: [...treeIds],
          ...(isGift(transaction) && { isGift: true }),
          ...(renewed.length > 0 && { renews: true }),
          ...(kept !== undefined && { keptUntil: kept }),
        },
      });
    },
  };
}
