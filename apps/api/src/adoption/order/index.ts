export { guestOrderRoutes } from './guest-order.routes.ts';
export { orderRoutes } from './order.routes.ts';
export { GuestCheckout } from './order.schemas.ts';
export { createOrderService } from './order.service.ts';
export { createRecordService } from './record.service.ts';
export { createRenewalService } from './renewal.service.ts';
