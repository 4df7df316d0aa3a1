import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { Type } from 'typebox';
import { Failure, Success, success } from '../http/envelope.ts';
import { LanguageQuery, requestLanguage } from '../http/language.ts';
import { ref } from '../http/schema-ref.ts';
import type { Services } from '../services.ts';
import { PaymentMethodGroup } from './payment-method.schemas.ts';

export const paymentMethodRoutes: FastifyPluginAsyncTypebox<{ services: Services }> = async (
  app,
  { services },
) => {
  app.get(
    '/payment-method',
    {
      config: { anyOrigin: true },
      schema: {
        operationId: 'listPaymentMethods',
        tags: ['payments'],
        summary: 'Ways to pay, by group',
        querystring: LanguageQuery,
        response: { 200: Success(Type.Array(ref(PaymentMethodGroup))), 503: ref(Failure) },
      },
    },
    async (request) => success(await services.payments.methods.groups(requestLanguage(request))),
  );
};
