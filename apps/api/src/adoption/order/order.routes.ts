import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { Clock } from '../../clock/clock.ts';
import { type Authenticating, adopterOf, bearer, createAuthentication } from '../../http/authentication.ts';
import type { Sound } from '../../http/body-rules.ts';
import { Success, success } from '../../http/envelope.ts';
import { LanguageQuery, requestLanguage } from '../../http/language.ts';
import { Problem } from '../../http/problem.ts';
import { ref } from '../../http/schema-ref.ts';
import { type Limits, limits as limit } from '../../limits/limits.ts';
import { Transaction } from '../transaction/index.ts';
import { IdempotencyHeaders, TransactionBody } from './order.schemas.ts';
import type { OrderService } from './order.service.ts';
import { judgeOrder, judgeRenewal, orderFailures, wrongInTransaction } from './order-body.rules.ts';
import { orderKeyOf } from './order-key.rules.ts';
import type { RenewalService } from './renewal.service.ts';

export const orderRoutes: FastifyPluginAsyncTypebox<{
  services: Authenticating & {
    adoption: { order: { orders: OrderService; renewals: RenewalService } };
    clock: Clock;
    limits: Limits;
  };
}> = async (app, { services }) => {
  const { requireVerifiedAdopter } = createAuthentication(services);
  const { orders, renewals } = services.adoption.order;

  app.post(
    '/transaction',
    {
      config: { rules: (body: Sound<TransactionBody>) => wrongInTransaction(body, services.clock.now()) },
      onRequest: requireVerifiedAdopter,
      schema: {
        operationId: 'createTransaction',
        tags: ['transactions'],
        summary: 'Hold the trees and prepare the payment',
        description:
          'Sent again under the same Idempotency-Key it answers with the same transaction, marked by ' +
          '`Idempotent-Replayed`. `payment` is null ' +
          'when the gateway could not be reached: POST /transaction/me/{id}/pay tries again. A key sends no recaptchaToken.',
        security: bearer,
        headers: IdempotencyHeaders,
        querystring: LanguageQuery,
        body: TransactionBody,
        failures: ['auth.not_authenticated', 'auth.email_not_verified', 'request.too_many', ...orderFailures],
        response: { 201: Success(ref(Transaction)) },
      },
    },
    async (request, reply) => {
      const key = request.headers['idempotency-key'];
      if (key === undefined) throw new Problem('request.idempotency_key_required');
      const { id, keyId } = adopterOf(request);
      await services.limits.take(limit.transaction, String(id));
      const language = requestLanguage(request);
      const { body: sent } = request;
      const isRenewal = sent.renews !== undefined;
      const order = isRenewal
        ? judgeRenewal(await renewals.complete(id, sent, language))
        : judgeOrder(sent, services.clock.now());
      const { transaction, replayed } = await orders.place(id, {
        ...order,
        key: orderKeyOf({
          scope: `adopter:${id}`,
          route: 'POST /transaction',
          key,
          body: isRenewal ? sent : order.body,
        }),
        language,
        address: request.ip,
        byProgram: keyId !== undefined,
      });
      reply.status(201);
      if (replayed) reply.header('idempotent-replayed', 'true');
      return success(transaction);
    },
  );
};
