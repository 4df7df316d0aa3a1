export { type AnnouncementService, createAnnouncementService, type Payable } from './announcement.service.ts';
export type { AttemptRow, AttemptService } from './attempt.service.ts';
export { createFlaggedService, type Decision } from './flagged.service.ts';
export { paymentRoutes, paymentSchemas } from './payment.routes.ts';
export { PayBody } from './payment.schemas.ts';
export { createPaymentService, type PaymentService } from './payment.service.ts';
export {
  createGatewayServices,
  createPaymentServices,
  type GatewayServices,
  type PaymentServices,
} from './payment.services.ts';
export { createReleaseService, type ReleaseService } from './release.service.ts';
export { createSettlementService } from './settlement.service.ts';
