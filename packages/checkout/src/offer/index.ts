export { firstNews } from './first-news.ts';
export { type Costs, OnePrice } from './OnePrice.tsx';
export { useDiscountWords } from './use-discount-words.ts';
