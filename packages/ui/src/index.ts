export * from './domain.ts';
export * from './primitives.ts';
export { classNames } from './styles/class-names.ts';
export { setStyleNonce } from './styles/style-nonce.ts';
export * from './tokens/index.ts';
