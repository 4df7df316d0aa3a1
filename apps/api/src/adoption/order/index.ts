export { guestOrderRoutes } from './guest-order.routes.ts';
export { deleteOrderKeys } from './order.repository.ts';
export { orderRoutes } from './order.routes.ts';
export { GuestCheckout } from './order.schemas.ts';
export { createOrderServices } from './order.services.ts';
