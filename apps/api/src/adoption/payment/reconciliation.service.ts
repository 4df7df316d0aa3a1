import type { FastifyBaseLogger } from 'fastify';
import type { Clock } from '../../clock/clock.ts';
import type { Database } from '../../database/client.ts';
import { askInTurn, type ChargingService, type GatewayReport } from '../../payment-gateway/index.ts';
import { listUnchecked, listUnconfirmed } from './attempt.repository.ts';
import type { AttemptService } from './attempt.service.ts';
import { markToldUntil } from './event.repository.ts';

/** An attempt nobody has heard of for so long is asked about, in ms. */
const silence = 5 * 60_000;
const batch = 50;

/** Notifications get lost; the gateway's own record does not. */
export function createReconciliationService({
  database,
  clock,
  attempts,
  charging,
  receive,
  log,
}: {
  database: Database;
  clock: Clock;
  attempts: AttemptService;
  charging: ChargingService;
  receive: (report: GatewayReport) => Promise<void>;
  log: Pick<FastifyBaseLogger, 'error'>;
}) {
  /** @returns false when the gateway gave no answer */
  async function ask(orderId: string, toldUntil: Date): Promise<boolean> {
    const answer = await charging.status(orderId);
    if (answer.kind === 'unavailable') return false;
    if (answer.kind === 'report') await receive(answer.report);
    await markToldUntil(database.db, orderId, toldUntil, clock.now());
    return true;
  }

  return {
    /**
     * Asks about every open attempt that has been silent, and about each that ended and of which a notification came
     * that could not be confirmed then; stores the answers. The next round begins with those who were not asked.
     */
    async reconcile(): Promise<void> {
      const before = new Date(clock.now().getTime() - silence);
      const silent = await listUnchecked(database.db, before, batch);
      const unconfirmed = await listUnconfirmed(database.db, before, batch);
      await askInTurn(
        [...silent, ...unconfirmed],
        ({ id, orderId }) => ask(orderId, before).finally(() => attempts.checked(database.db, id)),
        (err, { orderId }) => log.error({ err, orderId }, 'payment could not be reconciled'),
      );
    },
  };
}
