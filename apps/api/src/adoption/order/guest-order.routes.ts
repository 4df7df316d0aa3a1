import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { Clock } from '../../clock/clock.ts';
import type { Sound } from '../../http/body-rules.ts';
import { Success, success } from '../../http/envelope.ts';
import { LanguageQuery, requestLanguage } from '../../http/language.ts';
import { Problem } from '../../http/problem.ts';
import { ref } from '../../http/schema-ref.ts';
import { setSessionHint } from '../../http/session-hint.ts';
import { wrongInAddress } from '../../identity/adopter/index.ts';
import { GuestCode } from '../../identity/guest/index.ts';
import type { IdentityService } from '../../identity/identity.service.ts';
import type { PictureStore } from '../../identity/picture/index.ts';
import { type Devices, sessionAnswer } from '../../identity/session/index.ts';
import { type Limits, limits as limit } from '../../limits/limits.ts';
import { GuestCheckout, GuestCodeBody, GuestOrderBody, IdempotencyHeaders } from './order.schemas.ts';
import type { OrderService } from './order.service.ts';
import { judgeGuestOrder, orderFailures, wrongInGuestOrder } from './order-body.rules.ts';
import { orderKeyOf } from './order-key.rules.ts';

const tags = ['transactions'];

export const guestOrderRoutes: FastifyPluginAsyncTypebox<{
  services: {
    identity: Pick<IdentityService, 'requestGuestCode'>;
    adoption: { order: { orders: OrderService } };
    clock: Clock;
    devices: Devices;
    limits: Limits;
    pictures: PictureStore;
  };
}> = async (app, { services }) => {
  const { clock } = services;
  const signedIn = sessionAnswer(services.pictures);

  app.post(
    '/unsigned/checkout/code',
    {
      config: { rules: wrongInAddress },
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
      const { email, treeIds } = request.body;
      const { browser, nextAt } = await services.identity.requestGuestCode(email, language, {
        ...(treeIds && { treeIds }),
      });
      reply.status(201);
      return success({ browser, nextSendAt: nextAt.toISOString() });
    },
  );

  app.post(
    '/unsigned/checkout',
    {
      config: { rules: (body: Sound<GuestOrderBody>) => wrongInGuestOrder(body, clock.now()) },
      schema: {
        operationId: 'checkoutAsGuest',
        tags,
        summary: 'Prove the address, hold the trees and prepare the payment, in one',
        description:
          'Makes or signs in the account of the address. When the order fails, the code stays good. The same ' +
          'request again gets the same transaction, and a session of its own.',
        headers: IdempotencyHeaders,
        querystring: LanguageQuery,
        body: GuestOrderBody,
        failures: [
          ...orderFailures,
          'checkout.email_and_code_required',
          'checkout.invalid_code',
          'checkout.code_expired',
          'auth.email_taken',
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
      const { proof, ...order } = judgeGuestOrder(request.body, clock.now());
      const { body } = order;
      const scope = `email:${proof.email}`;
      const { session, transaction, replayed } = await services.adoption.order.orders.placeAsGuest(
        {
          ...order,
          key: orderKeyOf({ scope, route: 'POST /unsigned/checkout', key, body }),
          language: requestLanguage(request),
          address: request.ip,
        },
        proof,
        services.devices.of(request),
      );
      setSessionHint(reply);
      services.devices.remember(reply, session.adopter.id, 'code');
      request.happened = 'signed_in';
      reply.status(201);
      if (replayed) reply.header('idempotent-replayed', 'true');
      return success({ session: signedIn(session).data, transaction });
    },
  );
};
