export { handBack, listUnopenedGifts } from './gift.repository.ts';
export { giftRoutes } from './gift.routes.ts';
export { mailableAt } from './gift.rules.ts';
export { giftSchemas } from './gift.schemas.ts';
export { createGiftServices, type GiftServices } from './gift.services.ts';
export type { GiftOpening } from './gift-opening.service.ts';
export type { GiftSettlement } from './gift-settlement.service.ts';
export type { RecipientNoticeService } from './recipient-notice.service.ts';
