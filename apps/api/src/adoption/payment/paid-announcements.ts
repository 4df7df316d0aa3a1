import { newsWindows } from '@rimba/i18n';
import { list } from '@rimba/i18n/format';
import { pathTo } from '@rimba/paths';
import type { Db } from '../../database/client.ts';
import type { listNextSurveys } from '../../forest/tree/index.ts';
import { type CertificateRow, shownHolder } from '../certificate/index.ts';
import { isGift, listTermsBefore } from '../ledger/index.ts';
import { breakdownOnWire, receiptLines } from '../price/index.ts';
import { type About, type Announcer, recipientOf, type Trees } from './announcer.ts';

/** What became of what was chosen, where it could not be had as it was. */
type Otherwise = {
  outcome: 'same' | 'other' | 'person';
  /** Whether it was paid late; else it was given up before, given by hand, or a tree was gone. */
  late: boolean;
  /** The communities of what was given instead. */
  communities: readonly string[];
  endsAt: Date | null;
};
type NextSurveys = Awaited<ReturnType<typeof listNextSurveys>>;
/** A certificate, and the trees that it names. */
type CertificateOfTrees = { certificate: CertificateRow; trees: Trees };

const named = (trees: Trees) => trees.map(({ treeName: name, code }) => ({ name, code }));

/** From when to when a certificate is good; what is good at once says only to when. */
const termOf = ({ issuedAt, startsAt, endsAt }: CertificateRow) => ({
  ...(startsAt > issuedAt && { startsAt: startsAt.toISOString() }),
  endsAt: endsAt.toISOString(),
});

/** What a renewal's mail says of one of its certificates. */
const renewedOf = ({ certificate, trees }: CertificateOfTrees) => ({
  holder: shownHolder(certificate.holder, certificate.holderDisplay),
  ...termOf(certificate),
  trees: named(trees),
});

export type PaidAnnouncements = ReturnType<typeof createPaidAnnouncements>;

/** What is told of an order that was paid: the receipt, its certificates, and what could not be had as it was chosen. */
export function createPaidAnnouncements({ tell, send, withdrawRequests }: Announcer) {
  /** That there is a certificate; what was given leads to what became of the gift. */
  async function tellCertificate(
    tx: Db,
    order: About,
    { certificate: made, trees }: CertificateOfTrees,
  ): Promise<void> {
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
        ...(about.transaction.cancelReason === 'by_adopter' && { isGivenUp: true }),
        name: about.buyer.name,
        group: communities.length ? list(communities, about.transaction.language) : null,
        endsAt: endsAt?.toISOString() ?? null,
        transactionId: about.transaction.id,
      },
    });

  return {
    /** @param trees those whose first news is still to come */
    async paid(
      tx: Db,
      about: About & { renews: boolean },
      made: readonly [CertificateOfTrees, ...CertificateOfTrees[]],
      trees: NextSurveys,
    ) {
      const { transaction, buyer, treeCount } = about;
      const certificates = made.map(({ certificate }) => certificate);
      const [{ certificate: first }] = made;
      const paidAt = (transaction.paidAt ?? first.issuedAt).toISOString();
      const endsAt = new Date(Math.max(...certificates.map((one) => one.endsAt.getTime())));
      const giftOf = recipientOf(transaction, await listTermsBefore(tx, [transaction.id]));
      await withdrawRequests(tx, transaction);
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
      for (const one of own) await tellCertificate(tx, about, one);
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
      if (isFirst) await tellCertificate(tx, about, { certificate: made, trees: about.trees });
    },
  };
}
