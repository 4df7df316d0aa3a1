import type { FastifyBaseLogger } from 'fastify';
import type { Clock } from '../../clock/clock.ts';
import type { Database } from '../../database/client.ts';
import { Problem } from '../../http/problem.ts';
import type { ChargingService, GatewayReport, PaymentGateway } from '../../payment-gateway/index.ts';
import type { AttemptService } from './attempt.service.ts';
import { markApplied, storeEvent } from './event.repository.ts';

/**
 * What the gateway tells us by itself. It is believed only so far as to ask: after order, signature and
 * amount, the order's status call says what is true.
 */
export function createPaymentNotificationService({
  database,
  clock,
  gateway,
  attempts,
  charging,
  receive,
  log,
}: {
  database: Database;
  clock: Clock;
  gateway: PaymentGateway;
  attempts: AttemptService;
  charging: ChargingService;
  /** Does what follows from a report; the same one twice changes nothing. */
  receive: (report: GatewayReport) => Promise<void>;
  log: FastifyBaseLogger;
}) {
  return {
    /**
     * Deals with one notification. An order that is not ours is accepted and forgotten, or the gateway would
     * send it again for hours.
     * @throws payment.notification_rejected, payment.provider_unavailable (the gateway then sends it again)
     */
    async accept(body: unknown): Promise<void> {
      const orderId = orderIdOf(body);
      const attempt = orderId === undefined ? undefined : await attempts.findByOrderId(database.db, orderId);
      if (orderId !== undefined && !attempt) {
        log.info({ orderId }, 'payment notification for an unknown order');
        return;
      }
      const notification = gateway.readNotification(body);
      if (notification.amount !== attempt?.amount) throw new Problem('payment.notification_rejected');
      const event = await storeEvent(database.db, notification, body, clock.now());
      if (event.applied) return;
      const answer = await charging.status(notification.orderId);
      if (answer.kind !== 'report') {
        throw new Problem('payment.provider_unavailable', { retryAfter: 10, cause: answer.kind });
      }
      await receive(answer.report);
      await markApplied(database.db, event.id, clock.now());
    },
  };
}

function orderIdOf(body: unknown): string | undefined {
  if (!body || typeof body !== 'object' || !('order_id' in body)) return undefined;
  const { order_id } = body;
  return typeof order_id === 'string' && order_id.length <= 100 && !order_id.includes('\u0000')
    ? order_id
    : undefined;
}
