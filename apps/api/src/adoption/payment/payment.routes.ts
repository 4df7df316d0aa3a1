import type { FastifyPluginAsync } from 'fastify';
import {
  CardScript,
  type GatewayServices,
  PaymentMethod,
  PaymentMethodGroup,
  paymentMethodRoutes,
} from '../../payment-gateway/index.ts';
import { midtransRoutes } from './midtrans.routes.ts';
import type { PaymentServices } from './payment.services.ts';

export const paymentSchemas = [CardScript, PaymentMethod, PaymentMethodGroup];

export const paymentRoutes: FastifyPluginAsync<{
  services: { gateway: GatewayServices; adoption: { payment: PaymentServices } };
}> = async (app, options) => {
  await app.register(paymentMethodRoutes, options);
  await app.register(midtransRoutes, options);
};
