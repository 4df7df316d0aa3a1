export { CheckoutSteps } from './CheckoutSteps.tsx';
export { type UsedCard, useCard } from './card/use-card.tsx';
export { MethodChoice } from './MethodChoice.tsx';
export { type HowTo, howToPay, waitingWords } from './methods.ts';
export { OrderPrice, PriceLines } from './OrderPrice.tsx';
export { chosenMethod } from './offered-methods.ts';
