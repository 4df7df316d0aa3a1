import type { Database } from '../../database/client.ts';
import type { ChargingService, GatewayReport } from '../../payment-gateway/index.ts';
import type { AttemptRow, AttemptService } from './attempt.service.ts';

/** How an unpaid attempt ended at the gateway. */
export type EndedAttempt = 'ended' | 'settled' | 'unavailable';

/**
 * Ends what may still be paid of a transaction, one attempt after the other. The gateway is asked, so never
 * inside a database transaction.
 */
export function createAttemptEnd({
  database,
  attempts,
  charging,
  receive,
}: {
  database: Database;
  attempts: AttemptService;
  charging: ChargingService;
  /** Does what follows from a report; a payment found on the way is settled. */
  receive: (report: GatewayReport) => Promise<void>;
}) {
  async function endAttempt(attempt: AttemptRow): Promise<EndedAttempt> {
    const answer = await charging.cancel(attempt.orderId);
    switch (answer.kind) {
      case 'report':
        await receive(answer.report);
        if (answer.report.status === 'settled') return 'settled';
        // Still payable, whatever was asked: it has not ended.
        return answer.report.status === 'pending' ? 'unavailable' : 'ended';
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

  return async (transactionId: number): Promise<EndedAttempt> => {
    let worst: EndedAttempt = 'ended';
    for (const attempt of await attempts.listOpen(database.db, transactionId)) {
      const ended = await endAttempt(attempt);
      if (ended === 'settled') return 'settled';
      if (ended === 'unavailable') worst = 'unavailable';
    }
    return worst;
  };
}
