import type { FastifyPluginAsync } from 'fastify';
import type { Services } from '../services.ts';
import { cardReturnRoutes } from './card-return.routes.ts';
import { paymentNotificationRoutes } from './notification.routes.ts';
import { paymentMethodRoutes } from './payment-method.routes.ts';
import { CardScript, PaymentMethod, PaymentMethodGroup } from './payment-method.schemas.ts';

export const paymentSchemas = [CardScript, PaymentMethod, PaymentMethodGroup];

export const paymentRoutes: FastifyPluginAsync<{ services: Services }> = async (app, options) => {
  await app.register(paymentMethodRoutes, options);
  await app.register(paymentNotificationRoutes, options);
  await app.register(cardReturnRoutes, options);
};
