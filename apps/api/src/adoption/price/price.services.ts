import type { Clock } from '../../clock/clock.ts';
import type { Database } from '../../database/client.ts';
import type { PaymentMethodService } from '../../payment-gateway/index.ts';
import { createPriceService } from './price.service.ts';
import { createQuoteService } from './quote.service.ts';

export function createPriceServices(
  { database: { db }, clock }: { database: Database; clock: Clock },
  { methods: paymentMethods }: { methods: PaymentMethodService },
) {
  const prices = createPriceService({ db, clock });
  return { prices, quotes: createQuoteService({ db, clock, prices, paymentMethods }) };
}
