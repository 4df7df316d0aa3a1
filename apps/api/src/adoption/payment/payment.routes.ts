import type { FastifyPluginAsync } from 'fastify';
import {
  CardScript,
  PaymentMethod,
  PaymentMethodGroup,
  paymentMethodRoutes,
} from '../../payment-gateway/index.ts';
import { cardReturnRoutes } from './card-return.routes.ts';
import type { PaymentServices } from './payment.services.ts';
import { paymentNotificationRoutes } from './payment-notification.routes.ts';

export const paymentSchemas = [CardScript, PaymentMethod, PaymentMethodGroup];

export const paymentRoutes: FastifyPluginAsync<{ services: { payments: PaymentServices } }> = async (
  app,
  options,
) => {
  await app.register(paymentMethodRoutes, options);
  await app.register(paymentNotificationRoutes, options);
  await app.register(cardReturnRoutes, options);
};
