import type { FastifyBaseLogger } from 'fastify';
import type { Clock } from '../../clock/clock.ts';
import type { Config } from '../../config/config.ts';
import type { Database } from '../../database/client.ts';
import {
  createChargingService,
  createMidtrans,
  createPaymentMethodService,
  type GatewayReport,
} from '../../payment-gateway/index.ts';
import { createAttemptService } from './attempt.service.ts';
import { createPaymentNotificationService } from './payment-notification.service.ts';
import { createReconciliationService } from './reconciliation.service.ts';

export type GatewayServices = ReturnType<typeof createGatewayServices>;
export type PaymentServices = ReturnType<typeof createPaymentServices>;

type Foundations = {
  config: Pick<Config, 'midtrans' | 'publicUrl'>;
  database: Database;
  clock: Clock;
  log: FastifyBaseLogger;
};

/** The gateway and what is asked of it. */
export function createGatewayServices({ config, database, clock, log }: Foundations) {
  const gateway = createMidtrans({ ...config.midtrans, publicUrl: config.publicUrl });
  return {
    gateway,
    attempts: createAttemptService({ clock }),
    charging: createChargingService({ gateway, log }),
    methods: createPaymentMethodService({ db: database.db, cardScript: gateway.cardScript }),
  };
}

/** What the gateway tells and what is found out later; `receive` does what follows from it. */
export function createPaymentServices(
  { database, clock, log }: Foundations,
  { gateway, attempts, charging, methods }: GatewayServices,
  receive: (report: GatewayReport) => Promise<void>,
) {
  return {
    methods,
    /** Whose payment an order of ours is. */
    transactionOf: async (orderId: string) =>
      (await attempts.findByOrder(database.db, orderId))?.transactionId,
    notifications: createPaymentNotificationService({
      database,
      clock,
      gateway,
      attempts,
      charging,
      receive,
      log,
    }),
    reconciliation: createReconciliationService({ database, clock, attempts, charging, receive, log }),
  };
}
