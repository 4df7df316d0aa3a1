import type { Clock } from '../clock/clock.ts';
import type { Database, Db } from '../database/client.ts';
import type { AttemptRow, AttemptService } from '../payments/attempt.service.ts';
import type { ChargingService } from '../payments/charging.service.ts';
import type { GatewayReport } from '../payments/gateway-port.ts';
import type { PaymentMethodService } from '../payments/payment-method.service.ts';
import type { AnnouncementService } from './announcement.service.ts';
import { createAttemptEnd } from './attempt-end.service.ts';
import { availabilityOf } from './availability.rules.ts';
import { lockAccount } from './buyer.repository.ts';
import type { GrantedTree, GrantService } from './grant.service.ts';
import { type LockedTree, lockSpareTree, lockTrees, removeHolds } from './hold.repository.ts';
import { asPaid } from './price.rules.ts';
import {
  listTransactionTrees,
  lockTransaction,
  setOutcome,
  type TransactionRow,
  type TransactionTreeRow,
  updateTransaction,
} from './transaction.repository.ts';
import { nextStep } from './transaction.rules.ts';
import { findTreeCards } from './tree-card.repository.ts';
import { refreshTreeStatus } from './tree-status.repository.ts';
import type { WishtreeService } from './wishtree.service.ts';

/** A tree as it came out: taken, replaced by another, or gone. */
type Taken =
  | { row: TransactionTreeRow; treeId: number; startsAt: Date }
  | { row: TransactionTreeRow; treeId: null };

export type SettlementService = ReturnType<typeof createSettlementService>;

/** Turns what the gateway says into what happened: the only way from a payment to an adoption. */
export function createSettlementService({
  database,
  clock,
  attempts,
  charging,
  paymentMethods,
  grants,
  announcements,
  wishtree,
}: {
  database: Database;
  clock: Clock;
  attempts: AttemptService;
  charging: ChargingService;
  paymentMethods: PaymentMethodService;
  grants: GrantService;
  announcements: AnnouncementService;
  wishtree: WishtreeService;
}) {
  /** The tree itself if it can still be had, else another of its community, else nothing. */
  async function take(
    tx: Db,
    row: TransactionTreeRow,
    locked: Map<number, LockedTree>,
    adopterId: number,
    now: Date,
  ): Promise<Taken> {
    const wanted = locked.get(row.treeId);
    const own = availabilityOf(wanted, { adopterId, transactionId: row.transactionId }, now);
    if (own.available) return { row, treeId: row.treeId, startsAt: own.startsAt ?? now };
    const spare = wanted && (await lockSpareTree(tx, wanted.kelompokKomunitasId, [...locked.keys()]));
    if (spare === undefined) return { row, treeId: null };
    const other = (await lockTrees(tx, [spare], now)).get(spare);
    if (!other || other.terms.length || !availabilityOf(other, { adopterId }, now).available) {
      return { row, treeId: null };
    }
    locked.set(spare, other);
    return { row, treeId: spare, startsAt: now };
  }

  async function noteOutcome(tx: Db, { row, treeId }: Taken): Promise<void> {
    if (treeId === null) await setOutcome(tx, row, { outcome: 'unavailable' });
    else if (treeId === row.treeId) await setOutcome(tx, row, { outcome: 'adopted' });
    else await setOutcome(tx, row, { outcome: 'replaced', replacedByTreeId: treeId });
  }

  /** The money that came, when another attempt was paid than the one the transaction stands on. */
  async function moneyOf(
    tx: Db,
    { total, paymentMethodId, breakdown }: TransactionRow,
    attempt: AttemptRow,
  ): Promise<Pick<TransactionRow, 'paymentMethodId' | 'breakdown' | 'paymentFees' | 'total'> | undefined> {
    if (attempt.amount === total && attempt.paymentMethodId === paymentMethodId) return undefined;
    const method = await paymentMethods.find(tx, attempt.paymentMethodId);
    if (!method) throw new Error(`${attempt.orderId} was paid by a method that is gone`);
    const paid = asPaid(breakdown, attempt.amount, method.name);
    return {
      paymentMethodId: method.id,
      breakdown: paid,
      paymentFees: paid.paymentFee?.value ?? 0,
      total: paid.finalPrice,
    };
  }

  async function settle(tx: Db, transaction: TransactionRow, attempt: AttemptRow): Promise<void> {
    const step = nextStep(transaction.status, 'settled');
    if (step.to === 'paid_twice') {
      await updateTransaction(tx, transaction.id, { flagged: `paid twice: ${attempt.orderId}` });
      return;
    }
    const now = clock.now();
    const buyer = await lockAccount(tx, transaction.adopterId);
    const rows = await listTransactionTrees(tx, [transaction.id]);
    const wanted = rows.map(({ treeId }) => treeId);
    const locked = await lockTrees(tx, wanted, now);
    await removeHolds(tx, transaction.id);
    const taken: Taken[] = [];
    for (const row of rows) taken.push(await take(tx, row, locked, transaction.adopterId, now));
    for (const tree of taken) await noteOutcome(tx, tree);
    const granted = taken.flatMap((tree): GrantedTree[] =>
      tree.treeId === null
        ? []
        : [{ treeId: tree.treeId, position: tree.row.position, startsAt: tree.startsAt }],
    );
    const missing = taken.length - granted.length;
    const changes: Partial<TransactionRow> = {
      ...(await moneyOf(tx, transaction, attempt)),
      status: 'paid',
      paidAt: now,
      flagged: missing ? `${missing} of ${taken.length} trees could not be given` : transaction.flagged,
    };
    await updateTransaction(tx, transaction.id, changes);
    const paid = { ...transaction, ...changes };
    const certificate = granted.length ? await grants.grant(tx, paid, granted, now) : null;
    await refreshTreeStatus(tx, wanted, now);
    const takenIds = granted.map(({ treeId }) => treeId);
    await wishtree.forget(tx, transaction.adopterId, takenIds);
    const about = { transaction: paid, buyer, treeCount: granted.length || taken.length };
    if (certificate) await announcements.paid(tx, about, certificate);
    const replaced = taken.some(({ row, treeId }) => treeId !== null && treeId !== row.treeId);
    if (step.to === 'paid' && (step.late || missing || replaced)) {
      const cards = await findTreeCards(tx, takenIds);
      const group = cards.values().next().value?.kelompokKomunitas.name ?? null;
      const outcome = missing ? 'person' : replaced ? 'other' : 'same';
      await announcements.late(tx, about, outcome, group, certificate?.endsAt ?? null);
    }
  }

  /** Stores a report. @returns the transaction it settled */
  const store = (report: GatewayReport): Promise<number | undefined> =>
    database.db.transaction(async (tx) => {
      const found = await attempts.findByOrder(tx, report.orderId);
      const transaction = found && (await lockTransaction(tx, found.transactionId));
      if (!found || !transaction) return undefined;
      if (report.amount !== found.amount) {
        await updateTransaction(tx, transaction.id, {
          flagged: `${found.orderId}: the gateway says ${report.amount}, expected ${found.amount}`,
        });
        return undefined;
      }
      if (report.status === 'refunded') {
        await updateTransaction(tx, transaction.id, { flagged: `${found.orderId}: ${report.message}` });
      }
      const { attempt, from, to } = await attempts.apply(tx, found.id, report);
      if (from === to) return undefined;
      if (to === 'settled') {
        await settle(tx, transaction, attempt);
        return transaction.id;
      }
      if ((to === 'denied' || to === 'failed') && transaction.status === 'pending_payment') {
        const treeCount = transaction.breakdown.quantity;
        await announcements.refused(tx, { transaction, treeCount }, attempt.orderId);
      }
      return undefined;
    });

  /**
   * Stores what the gateway answered about an order of ours and does what follows from it, in one database
   * transaction. The same report twice changes nothing. An order we do not know is left alone. What else is
   * open of a transaction that was paid is ended at the gateway, so that nobody pays it twice.
   */
  async function receive(report: GatewayReport): Promise<void> {
    const settled = await store(report);
    if (settled !== undefined) await endAttempts(settled);
  }

  const endAttempts = createAttemptEnd({ database, attempts, charging, receive });

  return { receive, endAttempts };
}
