import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { Type } from 'typebox';
import type { PaymentServices } from './payment.services.ts';

/** Where a card's holder comes back to from the bank's page. */
export const cardReturnRoutes: FastifyPluginAsyncTypebox<{
  services: { payments: Pick<PaymentServices, 'transactionOf'> };
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
            description: 'Of one attempt to pay',
          }),
        }),
        response: { 303: Type.Null({ description: 'To /transaction/{id}/' }) },
      },
    },
    async ({ params }, reply) => {
      const transactionId = await services.payments.transactionOf(params.orderId);
      const path = transactionId === undefined ? '/transaction/' : `/transaction/${transactionId}/`;
      return reply.redirect(path, 303);
    },
  );
};
