export * from './adoption.ts';
export * from './columns.ts';
export * from './engagement.ts';
export * from './forest.ts';
export * from './identity.ts';
export * from './payment-method.ts';
export * from './payments.ts';
export * from './transparency.ts';
