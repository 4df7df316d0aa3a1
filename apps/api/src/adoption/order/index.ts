export { createCheckoutService } from './checkout.service.ts';
export { guestCheckoutRoutes } from './guest-checkout.routes.ts';
export { GuestCheckout } from './guest-checkout.schemas.ts';
export { createGuestCheckoutService } from './guest-checkout.service.ts';
export { createReplays } from './idempotency.ts';
export { orderRoutes } from './order.routes.ts';
export { createOrderService } from './order.service.ts';
export { createRecordService } from './record.service.ts';
