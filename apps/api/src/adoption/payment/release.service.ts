import type { FastifyBaseLogger } from 'fastify';
import type { Clock } from '../../clock/clock.ts';
import type { Database, Db } from '../../database/client.ts';
import { askInTurn } from '../../payment-gateway/index.ts';
import {
  listDueTransactions,
  listTransactionTrees,
  lockTransaction,
  lockTrees,
  nextStep,
  reasonAtDeadline,
  refreshTreeStatus,
  removeHolds,
  setOutcome,
  type TransactionRow,
  updateTransaction,
} from '../ledger/index.ts';
import { listOrphaned } from './attempt.repository.ts';
import type { AttemptService } from './attempt.service.ts';
import type { EndedAttempt } from './attempt-end.service.ts';
import type { SettlementService } from './settlement.service.ts';
import type { UnpaidAnnouncements } from './unpaid-announcements.ts';

export type ReleaseService = ReturnType<typeof createReleaseService>;

const batch = 100;

/** Lets trees go: when the adopter gives up, and when the time to pay has run out. */
export function createReleaseService({
  database,
  clock,
  attempts,
  settlement: { endAttempts },
  announcements,
  log,
}: {
  database: Database;
  clock: Clock;
  attempts: AttemptService;
  settlement: SettlementService;
  announcements: UnpaidAnnouncements;
  log: Pick<FastifyBaseLogger, 'error'>;
}) {
  /** @returns the trees that are free again */
  async function cancel(
    tx: Db,
    transaction: TransactionRow,
    changes: Partial<TransactionRow>,
  ): Promise<number[]> {
    const now = clock.now();
    const rows = await listTransactionTrees(tx, [transaction.id]);
    const ids = rows.map(({ treeId }) => treeId);
    await lockTrees(tx, ids, now);
    await removeHolds(tx, transaction.id);
    for (const row of rows) await setOutcome(tx, row, { outcome: 'released' });
    await updateTransaction(tx, transaction.id, { status: 'cancelled', cancelledAt: now, ...changes });
    await refreshTreeStatus(tx, ids, now);
    await announcements.withdrawRequests(tx, transaction);
    return ids;
  }

  /** Cancels an overdue transaction, unless it was paid or given more time meanwhile. */
  const expire = (id: number): Promise<void> =>
    database.db.transaction(async (tx) => {
      const { transaction, buyer } = (await lockTransaction(tx, id)) ?? {};
      if (!transaction || !buyer || transaction.expiresAt > clock.now()) return;
      if (nextStep(transaction.status, 'deadline_passed').to !== 'cancelled') return;
      const last = (await attempts.list(tx, [id])).at(-1);
      const treeIds = await cancel(tx, transaction, { cancelReason: reasonAtDeadline(last?.status) });
      const about = { transaction, buyer, treeCount: transaction.breakdown.quantity };
      await announcements.expired(tx, about, treeIds);
    });

  /** Goes through what is to be ended; the next round begins with those whose turn has not come. */
  function rounds(list: (after: number) => Promise<number[]>, end: (id: number) => Promise<EndedAttempt>) {
    let last = 0;
    return async () =>
      askInTurn(
        await list(last),
        async (id) => {
          last = id;
          return (await end(id)) !== 'unavailable';
        },
        (err, transactionId) => log.error({ err, transactionId }, 'transaction could not be ended'),
      );
  }

  const expireAll = rounds(
    (after) => listDueTransactions(database.db, { now: clock.now(), after, limit: batch }),
    async (id) => {
      const ended = await endAttempts(id);
      if (ended === 'ended') await expire(id);
      return ended;
    },
  );
  const endOrphaned = rounds((after) => listOrphaned(database.db, { after, limit: batch }), endAttempts);

  return {
    endAttempts,

    /** Cancels on the adopter's word. False when it is no longer waiting for payment. */
    giveUp: (id: number): Promise<boolean> =>
      database.db.transaction(async (tx) => {
        const { transaction } = (await lockTransaction(tx, id)) ?? {};
        if (!transaction || nextStep(transaction.status, 'given_up').to !== 'cancelled') return false;
        await cancel(tx, transaction, { cancelReason: 'by_adopter' });
        return true;
      }),

    /**
     * Cancels every transaction whose time is up, after asking the gateway once more. Where the gateway cannot
     * be reached it stays for the next round: the trees are free by the clock anyway.
     */
    async expireDue(): Promise<void> {
      await expireAll();
      await endOrphaned();
    },
  };
}
