import type { FastifyBaseLogger } from 'fastify';
import type { Config } from '../config/config.ts';
import type { Database } from '../database/client.ts';
import { createChargingService } from './charging.service.ts';
import { createMidtrans } from './midtrans/midtrans.ts';
import { createPaymentMethodService } from './payment-method.service.ts';

export type GatewayServices = ReturnType<typeof createGatewayServices>;

/** The gateway, what is asked of it, and the ways to pay that it offers. */
export function createGatewayServices({
  config,
  database,
  log,
}: {
  config: Pick<Config, 'midtrans' | 'publicUrl'>;
  database: Database;
  log: FastifyBaseLogger;
}) {
  const gateway = createMidtrans({ ...config.midtrans, publicUrl: config.publicUrl });
  return {
    gateway,
    charging: createChargingService({ gateway, log }),
    methods: createPaymentMethodService({ db: database.db, cardScript: gateway.cardScript }),
  };
}
