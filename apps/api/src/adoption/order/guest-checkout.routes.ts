import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { Success, success } from '../../http/envelope.ts';
import { LanguageQuery, requestLanguage } from '../../http/language.ts';
import { Problem } from '../../http/problem.ts';
import { ref } from '../../http/schema-ref.ts';
import { setSessionHint } from '../../http/session-hint.ts';
import type { PictureStore } from '../../identity/picture/index.ts';
import { deviceOf, sessionAnswer } from '../../identity/session/index.ts';
import { type Limits, limits as limit } from '../../limits/limits.ts';
import { orderFailures } from './checkout.rules.ts';
import { GuestCheckout, GuestCheckoutBody, GuestCode, GuestCodeBody } from './guest-checkout.schemas.ts';
import type { GuestCheckoutService } from './guest-checkout.service.ts';
import { IdempotencyHeaders } from './order.schemas.ts';

const tags = ['transactions'];

export const guestCheckoutRoutes: FastifyPluginAsyncTypebox<{
  services: { adoption: { guestCheckout: GuestCheckoutService }; limits: Limits; pictures: PictureStore };
}> = async (app, { services }) => {
  const { guestCheckout } = services.adoption;
  const signedIn = sessionAnswer(services.pictures);

  app.post(
    '/unsigned/checkout/code',
    {
      schema: {
        operationId: 'sendCheckoutCode',
        tags,
        summary: 'Mail a code to somebody who wants to adopt without signing in',
        description: 'The same answer for every address, whether it has an account or not.',
        querystring: LanguageQuery,
        body: GuestCodeBody,
        failures: ['checkout.code_cooldown', 'request.too_many'],
        response: { 201: Success(GuestCode) },
      },
    },
    async (request, reply) => {
      await services.limits.takeForAddress(limit.guestCode, request.ip);
      const language = requestLanguage(request);
      const { browser, nextAt } = await guestCheckout.requestCode(request.body.email, language);
      reply.status(201);
      return success({ browser, nextSendAt: nextAt.toISOString() });
    },
  );

  app.post(
    '/unsigned/checkout',
    {
      schema: {
        operationId: 'checkoutAsGuest',
        tags,
        summary: 'Prove the address, hold the trees and prepare the payment, in one',
        description:
          'Makes or signs in the account of the address. When the order fails, the code stays good. The same ' +
          'request again gets the same transaction, and a session of its own.',
        headers: IdempotencyHeaders,
        querystring: LanguageQuery,
        body: GuestCheckoutBody,
        failures: [
          ...orderFailures,
          'checkout.email_and_code_required',
          'checkout.invalid_code',
          'checkout.code_expired',
          'request.too_many',
        ],
        response: {
          201: Success(ref(GuestCheckout)),
        },
      },
    },
    async (request, reply) => {
      const key = request.headers['idempotency-key'];
      if (key === undefined) throw new Problem('request.idempotency_key_required');
      const { session, transaction } = await guestCheckout.place({
        body: request.body,
        language: requestLanguage(request),
        key,
        address: request.ip,
        device: deviceOf(request),
      });
      setSessionHint(reply);
      reply.status(201);
      return success({ session: signedIn(session).data, transaction });
    },
  );
};
