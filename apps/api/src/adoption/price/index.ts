export { priceRoutes } from './price.routes.ts';
export { amountsOf, asPaid, breakdownOf, leastPrice, type PriceTable, withFee } from './price.rules.ts';
export { PriceBreakdown, PriceConfig, Quote } from './price.schemas.ts';
export {
  breakdownOnWire,
  feeOf,
  type PriceService,
  requirePrice,
} from './price.service.ts';
export { createPriceServices } from './price.services.ts';
export { receiptLines } from './receipt-lines.ts';
