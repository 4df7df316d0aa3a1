import type { Clock } from '../clock/clock.ts';
import type { Database, Db } from '../database/client.ts';
import type { AttemptRow, AttemptService } from '../payments/attempt.service.ts';
import type { ChargingService } from '../payments/charging.service.ts';
import type { AnnouncementService } from './announcement.service.ts';
import { lockAccount } from './buyer.repository.ts';
import { lockTrees, removeHolds } from './hold.repository.ts';
import type { SettlementService } from './settlement.service.ts';
import {
  listDueTransactions,
  listOrphaned,
  listTransactionTrees,
  lockTransaction,
  setOutcome,
  type TransactionRow,
  updateTransaction,
} from './transaction.repository.ts';
import { nextStep, reasonAtDeadline } from './transaction.rules.ts';
import { refreshTreeStatus } from './tree-status.repository.ts';

/** How an unpaid attempt ended at the gateway. */
export type EndedAttempt = 'ended' | 'settled' | 'unavailable';

export type ReleaseService = ReturnType<typeof createReleaseService>;

const batch = 100;

/** Lets trees go: when the adopter gives up, and when the time to pay has run out. */
export function createReleaseService({
  database,
  clock,
  attempts,
  charging,
  settlement,
  announcements,
}: {
  database: Database;
  clock: Clock;
  attempts: AttemptService;
  charging: ChargingService;
  settlement: SettlementService;
  announcements: AnnouncementService;
}) {
  /**
   * Ends one attempt at the gateway, which knows first whether it was paid after all. Whatever it answers is
   * stored; a payment found on the way is settled.
   */
  async function endAttempt(attempt: AttemptRow): Promise<EndedAttempt> {
    const answer = await charging.cancel(attempt.orderId);
    switch (answer.kind) {
      case 'report':
        await settlement.receive(answer.report);
        return answer.report.status === 'settled' ? 'settled' : 'ended';
      case 'unknown_order':
        await attempts.end(database.db, attempt.id, 'cancelled', 'never opened at the gateway');
        return 'ended';
      case 'refused':
        await attempts.end(database.db, attempt.id, 'cancelled', answer.message);
        return 'ended';
      case 'unavailable':
        await attempts.checked(database.db, attempt.id);
        return 'unavailable';
    }
  }

  async function endAttempts(transactionId: number): Promise<EndedAttempt> {
    let worst: EndedAttempt = 'ended';
    for (const attempt of await attempts.open(database.db, transactionId)) {
      const ended = await endAttempt(attempt);
      if (ended === 'settled') return 'settled';
      if (ended === 'unavailable') worst = 'unavailable';
    }
    return worst;
  }

  async function cancel(
    tx: Db,
    transaction: TransactionRow,
    changes: Partial<TransactionRow>,
  ): Promise<void> {
    const now = clock.now();
    const rows = await listTransactionTrees(tx, [transaction.id]);
    const ids = rows.map(({ treeId }) => treeId);
    await lockTrees(tx, ids, now);
    await removeHolds(tx, transaction.id);
    for (const row of rows) await setOutcome(tx, row, { outcome: 'released' });
    await updateTransaction(tx, transaction.id, { status: 'cancelled', cancelledAt: now, ...changes });
    await refreshTreeStatus(tx, ids, now);
  }

  /** Cancels an overdue transaction, unless it was paid or given more time meanwhile. */
  const expire = (id: number): Promise<void> =>
    database.db.transaction(async (tx) => {
      const transaction = await lockTransaction(tx, id);
      if (!transaction || transaction.expiresAt > clock.now()) return;
      if (nextStep(transaction.status, 'deadline_passed').to !== 'cancelled') return;
      const buyer = await lockAccount(tx, transaction.adopterId);
      const last = (await attempts.list(tx, [id])).at(-1);
      await cancel(tx, transaction, { cancelReason: reasonAtDeadline(last?.status) });
      await announcements.expired(tx, { transaction, buyer, treeCount: transaction.breakdown.quantity });
    });

  return {
    endAttempts,

    /** Cancels on the adopter's word. False when it is no longer waiting for payment. */
    giveUp: (id: number): Promise<boolean> =>
      database.db.transaction(async (tx) => {
        const transaction = await lockTransaction(tx, id);
        if (!transaction || nextStep(transaction.status, 'given_up').to !== 'cancelled') return false;
        await lockAccount(tx, transaction.adopterId);
        await cancel(tx, transaction, { cancelReason: 'by_adopter' });
        return true;
      }),

    /**
     * Cancels every transaction whose time is up, after asking the gateway once more. Where the gateway cannot
     * be reached it stays for the next round: the trees are free by the clock anyway.
     */
    async expireDue(): Promise<void> {
      for (const id of await listDueTransactions(database.db, clock.now(), batch)) {
        if ((await endAttempts(id)) === 'ended') await expire(id);
      }
      for (const id of await listOrphaned(database.db, batch)) await endAttempts(id);
    },
  };
}
