import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { Type } from 'typebox';
import { Success, success } from '../../http/envelope.ts';
import type { PaymentServices } from './payment.services.ts';

export const paymentNotificationRoutes: FastifyPluginAsyncTypebox<{
  services: { payments: Pick<PaymentServices, 'notifications'> };
}> = async (app, { services }) => {
  app.post(
    '/payment/midtrans/notification',
    {
      bodyLimit: 64 * 1_024,
      schema: {
        operationId: 'receiveMidtransNotification',
        tags: ['payments'],
        summary: "The payment gateway's own call",
        description:
          'Signed by the gateway in its body. Confirmed by asking for the status before it counts; the same ' +
          'notification again changes nothing; an order that is not ours is accepted and ignored.',
        body: Type.Object({}, { additionalProperties: true }),
        failures: ['payment.notification_rejected', 'payment.provider_unavailable'],
        response: {
          200: Success(Type.Object({ received: Type.Boolean() })),
        },
      },
    },
    async (request) => {
      await services.payments.notifications.accept(request.body);
      return success({ received: true });
    },
  );
};
