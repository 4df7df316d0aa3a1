import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { Type } from 'typebox';
import { type Authenticating, adopterOf, bearer, createAuthentication } from '../../http/authentication.ts';
import { List, list, Success, success } from '../../http/envelope.ts';
import { LanguageQuery, requestLanguage } from '../../http/language.ts';
import { ref } from '../../http/schema-ref.ts';
import { idParameter } from '../../http/text.schemas.ts';
import { PayBody } from '../payment/index.ts';
import { Transaction, transactionList } from './transaction.schemas.ts';
import type { TransactionService } from './transaction.service.ts';

const tags = ['transactions'];
const params = Type.Object({ id: idParameter('Id of the order') });
const querystring = LanguageQuery;

export const transactionRoutes: FastifyPluginAsyncTypebox<{
  services: Authenticating & { adoption: { transaction: { transactions: TransactionService } } };
}> = async (app, { services }) => {
  const { requireAdopter, requireVerifiedAdopter } = createAuthentication(services);
  const { transactions } = services.adoption.transaction;

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
        response: { 200: List(ref(Transaction)) },
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
        failures: ['transaction.not_found'],
        response: { 200: Success(ref(Transaction)) },
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
        failures: [
          'auth.not_authenticated',
          'auth.email_not_verified',
          'transaction.not_found',
          'transaction.failed',
          'transaction.not_pending',
          'checkout.payment_method_not_found',
          'checkout.invalid_payment_method',
          'checkout.amount_over_limit',
          'checkout.required_fields',
          'checkout.price_changed',
          'payment.failed',
          'payment.declined',
          'payment.expired',
          'payment.already_paid',
          'payment.method_changed',
          'payment.provider_unavailable',
        ],
        response: { 200: Success(ref(Transaction)) },
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
        failures: [
          'auth.not_authenticated',
          'auth.email_not_verified',
          'transaction.not_found',
          'transaction.not_pending',
          'payment.already_paid',
          'payment.provider_unavailable',
        ],
        response: { 200: Success(ref(Transaction)) },
      },
    },
    async (request) => {
      const { id } = adopterOf(request);
      return success(await transactions.cancel(id, request.params.id, requestLanguage(request)));
    },
  );

  app.post(
    '/transaction/me/:id/gift-mail',
    {
      onRequest: requireVerifiedAdopter,
      schema: {
        operationId: 'mailGiftAgain',
        tags,
        summary: 'Send the mail of a gift to its recipient again',
        description: 'From `gift.mailableAt` on, while nobody has accepted it.',
        security: bearer,
        params,
        querystring,
        failures: [
          'auth.not_authenticated',
          'auth.email_not_verified',
          'transaction.not_found',
          'gift.not_found',
          'gift.accepted',
          'gift.ended',
          'request.too_many',
        ],
        response: { 200: Success(ref(Transaction)) },
      },
    },
    async (request) => {
      const { id } = adopterOf(request);
      return success(await transactions.mailGift(id, request.params.id, requestLanguage(request)));
    },
  );
};
