import type { Clock } from '../../clock/clock.ts';
import type { Config } from '../../config/config.ts';
import type { Database } from '../../database/client.ts';
import type { Captcha } from '../../identity/captcha/index.ts';
import type { IdentityService } from '../../identity/identity.service.ts';
import type { GatewayServices } from '../../payment-gateway/index.ts';
import type { PaymentServices } from '../payment/index.ts';
import type { PriceService } from '../price/index.ts';
import type { TransactionService } from '../transaction/index.ts';
import { createOrderService } from './order.service.ts';
import { createRenewalService } from './renewal.service.ts';

export function createOrderServices(
  {
    config: { limitFactor },
    database,
    clock,
    captcha,
    identity,
  }: {
    config: Pick<Config, 'limitFactor'>;
    database: Database;
    clock: Clock;
    captcha: Captcha;
    identity: IdentityService;
  },
  { methods: paymentMethods }: GatewayServices,
  {
    price: { prices },
    payment: { attempts, payments },
    transaction: { transactions },
  }: {
    price: { prices: PriceService };
    payment: PaymentServices;
    transaction: { transactions: TransactionService };
  },
) {
  return {
    orders: createOrderService({
      database,
      clock,
      captcha,
      identity,
      prices,
      paymentMethods,
      attempts,
      payments,
      transactions,
      limitFactor,
    }),
    renewals: createRenewalService({ db: database.db }),
  };
}
