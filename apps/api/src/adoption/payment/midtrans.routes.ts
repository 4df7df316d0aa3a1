import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { pathTo } from '@rimba/paths';
import type { FastifyPluginAsync } from 'fastify';
import { Type } from 'typebox';
import { Success, success } from '../../http/envelope.ts';
import type { PaymentServices } from './payment.services.ts';

/** What comes from Midtrans: its own word on a payment, and a card's holder on the way back. */
export const midtransRoutes: FastifyPluginAsync<{
  services: { adoption: { payment: PaymentServices } };
}> = async (app, options) => {
  await app.register(notificationRoutes, options);
  await app.register(cardReturnRoutes, options);
};

const notificationRoutes: FastifyPluginAsyncTypebox<{
  services: { adoption: { payment: Pick<PaymentServices, 'notifications'> } };
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
          200: Success(
            Type.Object(
              {
                received: Type.Boolean({
                  description: 'Always true: it was taken, and need not be sent again',
                }),
              },
              { description: 'What the gateway wants to hear' },
            ),
          ),
        },
      },
    },
    async (request) => {
      await services.adoption.payment.notifications.accept(request.body);
      return success({ received: true });
    },
  );
};

/** Where a card's holder comes back to from the bank's page. */
const cardReturnRoutes: FastifyPluginAsyncTypebox<{
  services: { adoption: { payment: Pick<PaymentServices, 'orderOf'> } };
}> = async (app, { services }) => {
  // What the form says of the payment is no proof: it is not even read.
  app.addContentTypeParser('application/x-www-form-urlencoded', (_request, payload, done) => {
    payload.resume();
    done(null, undefined);
  });

  app.post(
    '/payment/midtrans/return/:orderId',
    {
      schema: {
        operationId: 'returnFromBank',
        tags: ['payments'],
        summary: 'The way back from the 3-D Secure page',
        description:
          'A form that the bank’s page sends in the holder’s browser. Leads to the transaction, whose state ' +
          'comes from the gateway alone; an order that is not ours leads to the list.',
        params: Type.Object({
          orderId: Type.String({
            maxLength: 50,
            pattern: '^[A-Za-z0-9-]+$',
            description: 'The number that the gateway has for one attempt to pay',
          }),
        }),
        response: { 303: Type.Null({ description: 'To /transaction/{id}/' }) },
      },
    },
    async ({ params }, reply) => {
      const order = await services.adoption.payment.orderOf(params.orderId);
      const path = order
        ? pathTo('transaction', { transactionId: order.transactionId }, order.language)
        : pathTo('transactions');
      return reply.redirect(path, 303);
    },
  );
};
