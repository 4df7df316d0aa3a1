import type { FastifyPluginAsync } from 'fastify';
import type { Services } from '../services.ts';
import { paymentNotificationRoutes } from './notification.routes.ts';
import { paymentMethodRoutes } from './payment-method.routes.ts';
import { PaymentMethod, PaymentMethodGroup } from './payment-method.schemas.ts';

export const paymentSchemas = [PaymentMethod, PaymentMethodGroup];

export const paymentRoutes: FastifyPluginAsync<{ services: Services }> = async (app, options) => {
  await app.register(paymentMethodRoutes, options);
  await app.register(paymentNotificationRoutes, options);
};
