export { CheckoutSteps } from './CheckoutSteps.tsx';
export { MethodChoice } from './MethodChoice.tsx';
export { Price } from './Price.tsx';
