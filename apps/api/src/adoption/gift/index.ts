export { createGiftOpening, type GiftOpening } from './gift-opening.service.ts';
export { createGiftSettlement, type GiftSettlement } from './gift-settlement.service.ts';
