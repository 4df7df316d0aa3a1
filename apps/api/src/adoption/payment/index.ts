export type { AttemptRow, AttemptService, Payable } from './attempt.service.ts';
export type { Decision } from './flagged.service.ts';
export { paymentRoutes, paymentSchemas } from './payment.routes.ts';
export { PayBody } from './payment.schemas.ts';
export type { PaymentService } from './payment.service.ts';
export { createPaymentServices, type PaymentServices } from './payment.services.ts';
export type { ReleaseService } from './release.service.ts';
