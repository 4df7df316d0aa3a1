import type { Clock } from '../../clock/clock.ts';
import { wibDate } from '../../clock/wib.ts';
import type { Db } from '../../database/client.ts';
import { cardOf, findCommunityNames, findTreeCards, listNextSurveys } from '../../forest/tree/index.ts';
import type { PaymentMethodService } from '../../payment-gateway/index.ts';
import type { Certified, GrantedTree, GrantService } from '../certificate/index.ts';
import type { GiftSettlement } from '../gift/index.ts';
import {
  flaggedFor,
  isPaidLate,
  type LockedTransaction,
  nextStep,
  owedReason,
  refreshTreeStatus,
  type TransactionRow,
  updateTransaction,
} from '../ledger/index.ts';
import { amountsOf, asPaid } from '../price/index.ts';
import type { WishtreeService } from '../wishtree/index.ts';
import type { AttemptRow } from './attempt.service.ts';
import type { PaidAnnouncements } from './paid-announcements.ts';
import { grantedOf, isReplaced, type Taken, takeTrees } from './taken-tree.ts';

/** A transaction that was paid just now, and what came of its trees. */
type Settled = LockedTransaction & {
  taken: readonly Taken[];
  granted: readonly GrantedTree[];
  certified: readonly Certified[];
};

type Paid = Pick<TransactionRow, 'paymentMethodId' | 'breakdown' | 'paymentFees' | 'total'>;

/** What follows from money that came for a transaction, in the database transaction that learns of it. */
export function createSettlementOutcome({
  clock,
  paymentMethods,
  grants,
  gifts,
  announcements,
  wishtree,
}: {
  clock: Clock;
  paymentMethods: PaymentMethodService;
  grants: GrantService;
  gifts: GiftSettlement;
  announcements: PaidAnnouncements;
  wishtree: WishtreeService;
}) {
  /** The money that came, when another attempt was paid than the one the transaction stands on. */
  async function moneyOf(
    tx: Db,
    { total, paymentMethodId, breakdown }: TransactionRow,
    attempt: AttemptRow,
  ): Promise<Paid | undefined> {
    if (attempt.amount === total && attempt.paymentMethodId === paymentMethodId) return undefined;
    const method = await paymentMethods.find(tx, attempt.paymentMethodId);
    if (!method) throw new Error(`${attempt.orderId} was paid by a method that is gone`);
    return {
      paymentMethodId: method.id,
      ...amountsOf(asPaid(breakdown, attempt.amount, method.name)),
    };
  }

  /** The receipt and the certificates, where there is at least one. */
  async function tellPaid(tx: Db, { transaction, buyer, taken, granted, certified }: Settled): Promise<void> {
    const grantedIds = granted.map(({ treeId }) => treeId);
    const cards = await findTreeCards(tx, grantedIds);
    const cardsOf = (ids: readonly number[]) => ids.map((id) => cardOf(cards, id));
    const [first, ...more] = certified.map(({ certificate, treeIds }) => ({
      certificate,
      trees: cardsOf(treeIds),
    }));
    if (!first) return;
    // Of a tree whose term goes on, news has come before.
    const fresh = granted.filter(({ renews }) => renews === undefined).map(({ treeId }) => treeId);
    const surveys = await listNextSurveys(tx, fresh, wibDate(clock.now()));
    const about = {
      transaction,
      buyer,
      treeCount: granted.length || taken.length,
      trees: cardsOf(grantedIds),
      renews: granted.some(({ renews }) => renews !== undefined),
    };
    await announcements.paid(tx, about, [first, ...more], surveys);
  }

  /** That what was cancelled goes ahead after all, or that it could not be had as it was chosen. */
  async function tellOtherwise(
    tx: Db,
    { transaction, buyer, taken, granted, certified }: Settled,
    wasCancelled: boolean,
  ): Promise<void> {
    const others = taken.flatMap((tree) => (isReplaced(tree) ? (tree.treeId ?? []) : []));
    const isMissing = granted.length < taken.length;
    if (!wasCancelled && !isMissing && others.length === 0) return;
    const outcome = isMissing ? 'person' : others.length ? 'other' : 'same';
    const treeCount = outcome === 'other' ? others.length : taken.length;
    await announcements.settledOtherwise(
      tx,
      { transaction, buyer, treeCount },
      {
        outcome,
        late: isPaidLate(transaction.cancelReason),
        communities: await findCommunityNames(tx, others),
        endsAt: certified[0]?.certificate.endsAt ?? null,
      },
    );
  }

  /** Gives the trees, the certificate and the news; a second payment and a missing tree wait for a person. */
  return async function settle(
    tx: Db,
    { transaction, buyer }: LockedTransaction,
    attempt: AttemptRow,
  ): Promise<void> {
    const now = clock.now();
    const step = nextStep(transaction.status, 'settled');
    if (step.to === 'paid_twice') {
      const flag = flaggedFor(transaction, `paid twice: ${attempt.orderId}`, now);
      await updateTransaction(tx, transaction.id, flag);
      return;
    }
    const taken = await takeTrees(tx, transaction, now);
    const granted = grantedOf(taken);
    const missing = taken.length - granted.length;
    const changes: Partial<TransactionRow> = {
      ...(await moneyOf(tx, transaction, attempt)),
      status: 'paid',
      paidAt: now,
      ...(missing && flaggedFor(transaction, owedReason(missing, taken.length), now)),
    };
    await updateTransaction(tx, transaction.id, changes);
    const paid = { ...transaction, ...changes };

    const certified = await grants.grantEach(tx, paid, granted, now);
    const chosenIds = taken.map(({ row }) => row.treeId);
    await refreshTreeStatus(tx, chosenIds, now);
    const grantedIds = granted.map(({ treeId }) => treeId);
    await wishtree.forget(tx, transaction.adopterId, grantedIds);

    const settled = { transaction: paid, buyer, taken, granted, certified };
    await tellPaid(tx, settled);
    await gifts.settled(
      tx,
      settled,
      certified.map(({ certificate }) => certificate),
    );
    if (step.to === 'paid') await tellOtherwise(tx, settled, step.wasCancelled);
  };
}
