import type { Clock } from '../../clock/clock.ts';
import type { Database, Db } from '../../database/client.ts';
import type { FlagReason } from '../../database/schema/index.ts';
import type { Metrics } from '../../metrics/metrics.ts';
import type { ChargingService, GatewayReport, PaymentMethodService } from '../../payment-gateway/index.ts';
import {
  flaggedFor,
  holdForReview,
  isAwaited,
  type LockedTransaction,
  lockTransaction,
  type TransactionRow,
  updateTransaction,
} from '../ledger/index.ts';
import { waitsForPayer } from './attempt.rules.ts';
import type { AttemptRow, AttemptService } from './attempt.service.ts';
import { createAttemptEnd } from './attempt-end.service.ts';
import type { createSettlementOutcome } from './settlement-outcome.ts';
import type { UnpaidAnnouncements } from './unpaid-announcements.ts';

export type SettlementService = ReturnType<typeof createSettlementService>;

/** Turns what the gateway says into what happened: the only way from a payment to an adoption. */
export function createSettlementService({
  database,
  clock,
  attempts,
  charging,
  metrics,
  paymentMethods,
  announcements,
  settle,
}: {
  database: Database;
  clock: Clock;
  attempts: AttemptService;
  charging: ChargingService;
  metrics: Pick<Metrics, 'paymentReported'>;
  paymentMethods: PaymentMethodService;
  announcements: UnpaidAnnouncements;
  settle: ReturnType<typeof createSettlementOutcome>;
}) {
  /** How to pay by an attempt that the gateway opened, while there is time to. */
  async function tellHow(
    tx: Db,
    { transaction, buyer }: LockedTransaction,
    attempt: AttemptRow,
  ): Promise<void> {
    if (!isAwaited(transaction, clock.now())) return;
    const method = await paymentMethods.find(tx, attempt.paymentMethodId);
    if (!method) throw new Error(`${attempt.orderId} is paid by a method that is gone`);
    await announcements.awaiting(tx, { transaction, attempt, method, buyer });
  }

  /** Stores a report. @returns the transaction it settled */
  const store = (report: GatewayReport): Promise<number | undefined> =>
    database.db.transaction(async (tx) => {
      const found = await attempts.findByOrderId(tx, report.orderId);
      const locked = found && (await lockTransaction(tx, found.transactionId));
      if (!found || !locked) return undefined;
      const { transaction } = locked;
      const doubt = doubtAbout(report, found);
      if (doubt) {
        await updateTransaction(tx, transaction.id, flaggedFor(transaction, doubt, clock.now()));
      }
      if (report.amount !== found.amount) return undefined;
      const deadline = report.instructions.underReview
        ? await holdForReview(tx, transaction, clock.now())
        : undefined;
      if (deadline) await attempts.prolong(tx, found.id, deadline);
      const { attempt, from, to } = await attempts.apply(tx, found.id, report);
      if (from === to) return undefined;
      if (to === 'settled') {
        await settle(tx, locked, attempt);
        return transaction.id;
      }
      if (waitsForPayer(report)) await tellHow(tx, locked, attempt);
      if (to === 'denied' || to === 'failed') await refuse(tx, transaction, attempt, announcements);
      return undefined;
    });

  /**
   * Stores what the gateway answered about an order of ours and does what follows from it, in one database
   * transaction. The same report twice changes nothing. An order we do not know is left alone. What else is
   * open of a transaction that was paid is ended at the gateway, so that nobody pays it twice.
   */
  async function receive(report: GatewayReport): Promise<void> {
    const settled = await store(report);
    metrics.paymentReported(report.status);
    if (settled !== undefined) await endAttempts(settled);
  }

  const endAttempts = createAttemptEnd({ database, attempts, charging, receive });

  return { receive, endAttempts };
}

/** Why a person has to look at a report; undefined when nobody has to. */
function doubtAbout({ amount, status, message }: GatewayReport, attempt: AttemptRow): FlagReason | undefined {
  if (amount !== attempt.amount) {
    return `${attempt.orderId}: the gateway says ${amount}, expected ${attempt.amount}`;
  }
  return status === 'refunded' ? `${attempt.orderId}: ${message}` : undefined;
}

/** A refusal ends the attempt, not the transaction: it waits for another way to pay. */
async function refuse(
  tx: Db,
  transaction: TransactionRow,
  { orderId }: AttemptRow,
  announcements: UnpaidAnnouncements,
): Promise<void> {
  if (transaction.status !== 'pending_payment') return;
  await announcements.refused(tx, { transaction, treeCount: transaction.breakdown.quantity }, orderId);
}
