import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { Type } from 'typebox';
import { adopterOf, bearer, createAuthentication } from '../http/authentication.ts';
import { Failure, List, list, Success, success } from '../http/envelope.ts';
import { LanguageQuery, requestLanguage } from '../http/language.ts';
import { Problem } from '../http/problem.ts';
import { ref } from '../http/schema-ref.ts';
import type { Services } from '../services.ts';
import { idParameter } from './text.schemas.ts';
import {
  CheckoutBody,
  IdempotencyHeaders,
  PayBody,
  Transaction,
  transactionList,
} from './transaction.schemas.ts';
import { replayOf } from './transaction.service.ts';

const tags = ['transactions'];
const failures = { 400: ref(Failure), 401: ref(Failure) };
const conflicts = {
  ...failures,
  403: ref(Failure),
  404: ref(Failure),
  409: ref(Failure),
  410: ref(Failure),
  422: ref(Failure),
  503: ref(Failure),
};
const params = Type.Object({ id: idParameter() });
const querystring = LanguageQuery;

export const transactionRoutes: FastifyPluginAsyncTypebox<{ services: Services }> = async (
  app,
  { services },
) => {
  const { requireAdopter, requireVerifiedAdopter } = createAuthentication(services);
  const { transactions } = services.adoption;

  app.post(
    '/transaction',
    {
      onRequest: requireVerifiedAdopter,
      schema: {
        operationId: 'createTransaction',
        tags,
        summary: 'Hold the trees and prepare the payment',
        description:
          'Sent again under the same Idempotency-Key it answers with the same transaction. `payment` is null ' +
          'when the gateway could not be reached: POST /transaction/me/{id}/pay tries again.',
        security: bearer,
        headers: IdempotencyHeaders,
        querystring,
        body: CheckoutBody,
        response: { 201: Success(ref(Transaction)), ...conflicts },
      },
    },
    async (request, reply) => {
      const key = request.headers['idempotency-key'];
      if (key === undefined) throw new Problem('request.idempotency_key_required');
      const { id } = adopterOf(request);
      const transaction = await transactions.place({
        body: request.body,
        language: requestLanguage(request),
        replay: replayOf({ scope: `adopter:${id}`, route: 'POST /transaction', key, body: request.body }),
        address: request.ip,
        adopterOf: async () => id,
        adopterOfTwin: async () => id,
      });
      reply.status(201);
      return success(transaction);
    },
  );

  app.get(
    '/transaction/me',
    {
      onRequest: requireAdopter,
      schema: {
        operationId: 'listTransactions',
        tags,
        summary: "The adopter's transactions, newest first",
        security: bearer,
        querystring: transactionList.querystring,
        response: { 200: List(ref(Transaction)), ...failures },
      },
    },
    async (request) => {
      const query = transactionList.parse(request.query);
      const { id } = adopterOf(request);
      const found = await transactions.list(id, query, requestLanguage(request));
      return list(found.transactions, { ...query, total: found.total });
    },
  );

  app.get(
    '/transaction/me/:id',
    {
      onRequest: requireAdopter,
      schema: {
        operationId: 'readTransaction',
        tags,
        summary: 'One transaction of the adopter',
        security: bearer,
        params,
        querystring,
        response: { 200: Success(ref(Transaction)), ...failures, 404: ref(Failure) },
      },
    },
    async (request) =>
      success(await transactions.read(adopterOf(request).id, request.params.id, requestLanguage(request))),
  );

  app.post(
    '/transaction/me/:id/pay',
    {
      onRequest: requireVerifiedAdopter,
      schema: {
        operationId: 'payTransaction',
        tags,
        summary: 'Try the payment again, or by another method',
        security: bearer,
        params,
        querystring,
        body: PayBody,
        response: { 200: Success(ref(Transaction)), ...conflicts },
      },
    },
    async (request) => {
      const { id } = adopterOf(request);
      return success(await transactions.pay(id, request.params.id, request.body, requestLanguage(request)));
    },
  );

  app.post(
    '/transaction/me/:id/cancel',
    {
      onRequest: requireVerifiedAdopter,
      schema: {
        operationId: 'cancelTransaction',
        tags,
        summary: 'Give up and release the trees',
        security: bearer,
        params,
        querystring,
        response: { 200: Success(ref(Transaction)), ...conflicts },
      },
    },
    async (request) => {
      const { id } = adopterOf(request);
      return success(await transactions.cancel(id, request.params.id, requestLanguage(request)));
    },
  );
};
