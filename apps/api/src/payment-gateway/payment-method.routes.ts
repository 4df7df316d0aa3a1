import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { Type } from 'typebox';
import { Success, success } from '../http/envelope.ts';
import { LanguageQuery, requestLanguage } from '../http/language.ts';
import { ref } from '../http/schema-ref.ts';
import { PaymentMethodGroup } from './payment-method.schemas.ts';
import type { PaymentMethodService } from './payment-method.service.ts';

export const paymentMethodRoutes: FastifyPluginAsyncTypebox<{
  services: { gateway: { methods: PaymentMethodService } };
}> = async (app, { services }) => {
  app.get(
    '/payment-method',
    {
      config: { anyOrigin: true },
      schema: {
        operationId: 'listPaymentMethods',
        tags: ['payments'],
        summary: 'Ways to pay, by group',
        querystring: LanguageQuery,
        failures: ['checkout.no_payment_methods'],
        response: {
          200: Success(
            Type.Array(ref(PaymentMethodGroup), {
              description: 'The methods by kind, in the order to offer them in',
            }),
          ),
        },
      },
    },
    async (request) => success(await services.gateway.methods.groups(requestLanguage(request))),
  );
};
