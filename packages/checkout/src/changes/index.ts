export { useAgreedPrice } from '../flow/use-agreed-price.ts';
export { isMethodGone } from '../steps/answer-event.ts';
export { default as PriceChanged } from './PriceChanged.tsx';
export { useGoneMethod } from './use-gone-method.ts';
