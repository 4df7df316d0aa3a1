export { type ChargingService, createChargingService } from './charging.service.ts';
export type {
  ChargeItem,
  GatewayNotification,
  GatewayReport,
  GatewayStatus,
  PaymentGateway,
} from './gateway-port.ts';
export { createMidtrans } from './midtrans/midtrans.ts';
export { paymentMethodRoutes } from './payment-method.routes.ts';
export { CardScript, PaymentMethod, PaymentMethodGroup } from './payment-method.schemas.ts';
export {
  checkAmount,
  createPaymentMethodService,
  type PaymentMethodRow,
  type PaymentMethodService,
  requireCard,
  requireUsable,
} from './payment-method.service.ts';
