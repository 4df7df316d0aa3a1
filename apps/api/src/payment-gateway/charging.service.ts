import type { FastifyBaseLogger } from 'fastify';
import {
  type ChargeRequest,
  GatewayRefused,
  type GatewayReport,
  GatewayUnavailable,
  type PaymentGateway,
} from './gateway-port.ts';

/** How the gateway answered: its report, its no, or nothing that can be relied on. */
export type GatewayAnswer =
  | { kind: 'report'; report: GatewayReport }
  | { kind: 'refused'; message: string }
  | { kind: 'unknown_order' }
  | { kind: 'unavailable'; message: string };

export type ChargingService = ReturnType<typeof createChargingService>;

/** Asks the gateway and turns every way it can answer into a value. Never inside a database transaction. */
export function createChargingService({
  gateway,
  log,
}: {
  gateway: PaymentGateway;
  log: Pick<FastifyBaseLogger, 'warn'>;
}) {
  const charging = new Map<string, Promise<GatewayAnswer>>();

  async function answered(
    orderId: string,
    ask: () => Promise<GatewayReport | undefined>,
  ): Promise<GatewayAnswer> {
    try {
      const report = await ask();
      return report ? { kind: 'report', report } : { kind: 'unknown_order' };
    } catch (error) {
      if (error instanceof GatewayRefused) return { kind: 'refused', message: error.message };
      if (!(error instanceof GatewayUnavailable)) throw error;
      log.warn({ err: error, orderId }, 'payment gateway unavailable');
      return { kind: 'unavailable', message: error.message };
    }
  }

  /** An answer that was lost may still have opened the payment: its status tells. */
  async function open(request: ChargeRequest): Promise<GatewayAnswer> {
    const answer = await answered(request.orderId, () => gateway.charge(request));
    if (answer.kind !== 'unavailable') return answer;
    const known = await answered(request.orderId, () => gateway.status(request.orderId));
    return known.kind === 'report' ? known : answer;
  }

  return {
    /** Opens a payment. Callers who ask for the same order at the same time share one answer. */
    charge(request: ChargeRequest): Promise<GatewayAnswer> {
      const running = charging.get(request.orderId);
      if (running) return running;
      const promise = open(request).finally(() => charging.delete(request.orderId));
      charging.set(request.orderId, promise);
      return promise;
    },

    status: (orderId: string): Promise<GatewayAnswer> => answered(orderId, () => gateway.status(orderId)),

    cancel: (orderId: string): Promise<GatewayAnswer> => answered(orderId, () => gateway.cancel(orderId)),
  };
}
