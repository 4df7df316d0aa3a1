export { askInTurn } from './ask-in-turn.ts';
export type { ChargingService } from './charging.service.ts';
export type {
  ChargeItem,
  GatewayNotification,
  GatewayReport,
  GatewayStatus,
  PaymentGateway,
} from './gateway-port.ts';
export { createGatewayServices, type GatewayServices } from './payment-gateway.services.ts';
export { paymentMethodRoutes } from './payment-method.routes.ts';
export { CardScript, PaymentMethod, PaymentMethodGroup } from './payment-method.schemas.ts';
export {
  checkAmount,
  type PaymentMethodRow,
  type PaymentMethodService,
  requireCard,
  requireUsable,
} from './payment-method.service.ts';
