export { priceRoutes } from './price.routes.ts';
export { amountsOf, asPaid, breakdownOf, leastPrice, type PriceTable, withFee } from './price.rules.ts';
export { PriceBreakdown, PriceConfig, Quote } from './price.schemas.ts';
export {
  breakdownOnWire,
  createPriceService,
  feeOf,
  type PriceService,
  requirePrice,
} from './price.service.ts';
export { createQuoteService } from './quote.service.ts';
export { receiptLines } from './receipt-lines.ts';
