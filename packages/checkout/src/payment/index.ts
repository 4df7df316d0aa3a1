export { CheckoutSteps } from './CheckoutSteps.tsx';
export { type UsedCard, useCard } from './card/use-card.tsx';
export { MethodChoice } from './MethodChoice.tsx';
export { chosenMethod } from './offered-methods.ts';
export { Price } from './Price.tsx';
