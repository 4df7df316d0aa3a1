export { CheckoutApi } from './api-context.ts';
export { beginDraft } from './begin-draft.ts';
export { CheckoutFlow } from './CheckoutFlow.tsx';
export { checkoutArrows } from './checkout-arrows.ts';
export { type CheckoutForm, emptyForm, formFromProfile } from './checkout-form.ts';
export type { CheckoutEvent, CheckoutState, CheckoutStep } from './checkout-state.ts';
export type { CheckoutWay, Placed } from './checkout-way.ts';
export { readTreeIds, withoutTrees } from './tree-choice.ts';
