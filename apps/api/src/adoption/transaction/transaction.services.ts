import type { Clock } from '../../clock/clock.ts';
import type { Database } from '../../database/client.ts';
import type { GatewayServices } from '../../payment-gateway/index.ts';
import type { GiftServices } from '../gift/index.ts';
import type { PaymentServices } from '../payment/index.ts';
import { createTransactionService } from './transaction.service.ts';
import { createTransactionViewService } from './transaction-view.service.ts';

export function createTransactionServices(
  { database, clock }: { database: Database; clock: Clock },
  { methods: paymentMethods }: GatewayServices,
  {
    gift: { openings, notices: giftNotices },
    payment: { attempts, payments },
  }: { gift: GiftServices; payment: PaymentServices },
) {
  const { codeOf } = openings;
  const views = createTransactionViewService({ clock, attempts, paymentMethods, codeOf });
  return { transactions: createTransactionService({ database, payments, views, giftNotices }) };
}
