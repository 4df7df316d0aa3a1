export { CheckoutApi } from './flow/api-context.ts';
export { beginDraft } from './flow/begin-draft.ts';
export { CheckoutFlow } from './flow/CheckoutFlow.tsx';
export type { CheckoutWay, Placed } from './flow/checkout-way.ts';
export { exchanged, readIsGift, readTreeIds, withoutTrees } from './flow/tree-choice.ts';
export { type CheckoutForm, emptyForm, formFromProfile, fullName } from './form/checkout-form.ts';
export { checkoutArrows } from './steps/checkout-arrows.ts';
export type { CheckoutEvent, CheckoutState, CheckoutStep } from './steps/checkout-state.ts';
