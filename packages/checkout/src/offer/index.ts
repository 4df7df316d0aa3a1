export { type Costs, costsOf } from './costs.ts';
export { OnePrice } from './OnePrice.tsx';
export { useDiscountWords } from './use-discount-words.ts';
export { usePriceWords } from './use-price-words.ts';
