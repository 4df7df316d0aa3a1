export { giftRoutes } from './gift.routes.ts';
export { giftSchemas } from './gift.schemas.ts';
export { createGiftCardService } from './gift-card.service.tsx';
export { createGiftClaimService } from './gift-claim.service.ts';
export { createGiftNewsService } from './gift-news.service.ts';
export { createGiftOpening, type GiftOpening } from './gift-opening.service.ts';
export { createGiftSettlement, type GiftSettlement } from './gift-settlement.service.ts';
export { createGiftViewService } from './gift-view.service.ts';
