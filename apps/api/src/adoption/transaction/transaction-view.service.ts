import type { Language } from '@rimba/i18n';
import type { Clock } from '../../clock/clock.ts';
import type { Db } from '../../database/client.ts';
import { cardOf, findTreeCards, type TreeCard } from '../../forest/tree/index.ts';
import type { PaymentMethodRow, PaymentMethodService } from '../../payment-gateway/index.ts';
import { type CertificateRow, shownHolder } from '../certificate/index.ts';
import { type GiftOpening, mailableAt } from '../gift/index.ts';
import {
  isGift,
  listTermsBefore,
  listTransactionTrees,
  type TermBefore,
  type TransactionRow,
  type TransactionTreeRow,
} from '../ledger/index.ts';
import type { AttemptRow, AttemptService } from '../payment/index.ts';
import { breakdownOnWire } from '../price/index.ts';
import { paymentOf, timelineOf } from './timeline.rules.ts';
import type { Transaction } from './transaction.schemas.ts';
import {
  listAdoptions,
  listCertificates,
  listGifts,
  type OrderedTerm,
} from './transaction-view.repository.ts';

export type TransactionViewService = ReturnType<typeof createTransactionViewService>;

/** What there is of some transactions besides their rows. */
type Material = {
  methods: PaymentMethodRow[];
  tries: AttemptRow[];
  trees: TransactionTreeRow[];
  renewed: TermBefore[];
  cards: ReadonlyMap<number, TreeCard>;
  adoptions: OrderedTerm[];
  certificates: CertificateRow[];
  gifts: Awaited<ReturnType<typeof listGifts>>;
};

/** Transactions as their adopter sees them, however many at once, in a fixed number of queries. */
export function createTransactionViewService({
  clock,
  attempts,
  paymentMethods,
  codeOf,
}: {
  clock: Clock;
  attempts: AttemptService;
  paymentMethods: PaymentMethodService;
  codeOf: GiftOpening['codeOf'];
}) {
  async function gather(db: Db, rows: readonly TransactionRow[]): Promise<Material> {
    const ids = rows.map(({ id }) => id);
    // Only what was paid has them.
    const paidIds = rows.filter(({ status }) => status === 'paid').map(({ id }) => id);
    const [methods, tries, trees, renewed, adoptions, certificates, gifts] = await Promise.all([
      paymentMethods.all(db),
      attempts.list(db, ids),
      listTransactionTrees(db, ids),
      listTermsBefore(db, ids),
      listAdoptions(db, paidIds),
      listCertificates(db, paidIds),
      listGifts(db, paidIds),
    ]);
    const cards = await findTreeCards(
      db,
      trees.flatMap(({ treeId, replacedByTreeId }) => [
        treeId,
        ...(replacedByTreeId ? [replacedByTreeId] : []),
      ]),
    );
    return { methods, tries, trees, renewed, cards, adoptions, certificates, gifts };
  }

  function present(
    rows: readonly TransactionRow[],
    { methods, tries, trees, renewed, cards, adoptions, certificates, gifts }: Material,
    language: Language,
  ): Transaction[] {
    const methodOf = (id: number): PaymentMethodRow => {
      const found = methods.find((method) => method.id === id);
      if (!found) throw new Error(`Payment method ${id} is gone`);
      return found;
    };
    const of = <T extends { transactionId: number }>(all: T[], id: number) =>
      all.filter(({ transactionId }) => transactionId === id);

    const now = clock.now().toISOString();
    return rows.map((row) => {
      const ownTries: AttemptRow[] = of(tries, row.id);
      const ownCertificates = of(certificates, row.id).map((made) => ({
        certificateNumber: made.certificateNumber,
        issuedAt: made.issuedAt.toISOString(),
        holder: shownHolder(made.holder, made.holderDisplay),
      }));
      const about = { row, terms: of(adoptions, row.id), renewed: of(renewed, row.id) };
      const orderedTrees = of(trees, row.id).map((tree) => orderedTree(tree, about, cards));
      return {
        id: row.id,
        number: row.number,
        status: row.status,
        // One that was paid after all keeps it for the books.
        cancelReason: row.status === 'cancelled' ? row.cancelReason : null,
        paymentMethod: paymentMethods.onWire(methodOf(row.paymentMethodId), language),
        paymentFees: row.paymentFees,
        subtotal: row.subtotal,
        discountTotal: row.discountTotal,
        total: row.total,
        breakdown: breakdownOnWire(row.breakdown, language),
        trees: orderedTrees,
        customer: row.customer,
        holder: row.holder,
        publicName: row.publicName,
        message: row.giftMessage,
        gift: isGift(row) ? giftOf(row, of(gifts, row.id)[0], of(certificates, row.id)[0]) : null,
        payment: paymentOf(row.status, ownTries),
        certificates: ownCertificates,
        timeline: timelineOf(
          row,
          ownTries,
          orderedTrees.some(({ outcome }) => outcome === 'replaced'),
          ownCertificates[0]?.issuedAt,
          (id) => methodOf(id).name[language],
        ),
        flagged: row.flagged !== null,
        createdAt: row.createdAt.toISOString(),
        expiresAt: row.expiresAt.toISOString(),
        now,
        paidAt: row.paidAt?.toISOString() ?? null,
        cancelledAt: row.cancelledAt?.toISOString() ?? null,
      };
    });
  }

  const giftOf = (
    row: TransactionRow,
    made: Material['gifts'][number] | undefined,
    named: Material['certificates'][number] | undefined,
  ): Transaction['gift'] => {
    const sentAt = row.giftSentAt;
    const mailable = made && named ? mailableAt({ ...made, sentAt }, named.endsAt, clock.now()) : null;
    return {
      message: row.giftMessage,
      recipientEmail: row.giftRecipientEmail,
      deliverOn: row.giftDeliverOn,
      language: row.giftLanguage,
      sentAt: (made?.sentAgainAt ?? sentAt)?.toISOString() ?? null,
      mailableAt: mailable?.toISOString() ?? null,
      code: made ? codeOf(row.id) : null,
      acceptedAt: made?.claimedAt?.toISOString() ?? null,
      ...(made?.recipientLeft && { recipientLeft: true }),
    };
  };

  const view = async (db: Db, rows: readonly TransactionRow[], language: Language): Promise<Transaction[]> =>
    rows.length ? present(rows, await gather(db, rows), language) : [];

  return {
    view,

    async one(db: Db, row: TransactionRow, language: Language): Promise<Transaction> {
      return only(await view(db, [row], language));
    },
  };
}

function only([transaction]: Transaction[]): Transaction {
  if (!transaction) throw new Error('One row is one transaction');
  return transaction;
}

/** A tree as it was ordered: what became of it, its contract, and the term that it goes on from. */
function orderedTree(
  tree: TransactionTreeRow,
  {
    row: { adopterId },
    terms,
    renewed,
  }: { row: TransactionRow; terms: readonly OrderedTerm[]; renewed: readonly TermBefore[] },
  cards: Material['cards'],
): Transaction['trees'][number] {
  const term = contractOf(terms, tree.replacedByTreeId ?? tree.treeId);
  const before = renewed.find(({ treeId }) => treeId === tree.treeId);
  return {
    treeId: tree.treeId,
    tree: cardOf(cards, tree.treeId),
    outcome: tree.outcome,
    replacedBy: tree.replacedByTreeId === null ? null : cardOf(cards, tree.replacedByTreeId),
    contractNumber: term?.contractNumber ?? null,
    ...(term?.certificateNumber && { certificateNumber: term.certificateNumber }),
    startsAt: term?.startsAt.toISOString() ?? null,
    endsAt: term?.endsAt.toISOString() ?? null,
    ...(before && { renews: renewedTerm(before, adopterId) }),
  };
}

const renewedTerm = (
  { adoptionId, endsAt, renamed, holder, holderDisplay, giverId }: TermBefore,
  buyerId: number,
) => ({
  adoptionId,
  endsAt: endsAt.toISOString(),
  holder: renamed ?? shownHolder(holder, holderDisplay),
  isGiven: giverId === buyerId,
});

/** The term of a tree, or of the one that took its place when it died, under the same contract. */
function contractOf(adoptions: readonly OrderedTerm[], treeId: number): OrderedTerm | undefined {
  const first = adoptions.find((adoption) => adoption.treeId === treeId);
  return first && adoptions.filter(({ contractNumber }) => contractNumber === first.contractNumber).at(-1);
}
