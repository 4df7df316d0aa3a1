import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { fileResponse } from '../../documents/file-response.ts';
import { type Authenticating, createAuthentication, optionalBearer } from '../../http/authentication.ts';
import { Success, success } from '../../http/envelope.ts';
import { LanguageQuery, requestLanguage } from '../../http/language.ts';
import { Problem } from '../../http/problem.ts';
import { ref } from '../../http/schema-ref.ts';
import { setSessionHint } from '../../http/session-hint.ts';
import { wrongInAddress } from '../../identity/adopter/index.ts';
import { GuestCode } from '../../identity/guest/index.ts';
import type { PictureStore } from '../../identity/picture/index.ts';
import { type Devices, sessionAnswer } from '../../identity/session/index.ts';
import { type Limits, limits as limit } from '../../limits/limits.ts';
import { proofOf, wrongInClaim } from './gift.rules.ts';
import { Gift, GiftClaim, GiftClaimBody, GiftCodeBody, GiftParams } from './gift.schemas.ts';
import type { GiftCardService } from './gift-card.service.tsx';
import type { GiftClaimService } from './gift-claim.service.ts';

const tags = ['gifts'];

export const giftRoutes: FastifyPluginAsyncTypebox<{
  services: Authenticating & {
    adoption: { gift: { claims: GiftClaimService; cards: GiftCardService } };
    devices: Devices;
    limits: Limits;
    pictures: PictureStore;
  };
}> = async (app, { services }) => {
  const { optionalAdopter } = createAuthentication(services);
  const { claims: gifts, cards } = services.adoption.gift;
  const signedIn = sessionAnswer(services.pictures);

  app.get(
    '/gift/:giftCode',
    {
      schema: {
        operationId: 'readGift',
        tags,
        summary: 'What was given, by the code of its link or card; never a price',
        params: GiftParams,
        failures: ['gift.not_found'],
        response: { 200: Success(ref(Gift)) },
      },
    },
    async (request) => success(await gifts.read(request.params.giftCode)),
  );

  app.get(
    '/gift/:giftCode/card',
    {
      schema: {
        operationId: 'readGiftCard',
        tags,
        summary: 'A card to print and hand over: A6, two sides, with a QR code',
        params: GiftParams,
        querystring: LanguageQuery,
        failures: ['gift.not_found'],
        response: { 200: fileResponse('application/pdf', 'A6, two pages') },
      },
    },
    async (request, reply) => {
      const language = requestLanguage(request);
      const card = await cards.pdf(request.params.giftCode, language);
      return reply
        .header('content-disposition', `inline; filename="rimba-gift-card-${language}.pdf"`)
        .header('cache-control', 'no-store')
        .type('application/pdf')
        .send(card);
    },
  );

  app.post(
    '/gift/:giftCode/code',
    {
      config: { rules: wrongInAddress },
      schema: {
        operationId: 'sendGiftCode',
        tags,
        summary: 'Mail a code to somebody who accepts a gift without signing in',
        description: 'The same answer for every address, whether it has an account or not.',
        params: GiftParams,
        querystring: LanguageQuery,
        body: GiftCodeBody,
        failures: ['gift.not_found', 'checkout.code_cooldown', 'request.too_many'],
        response: { 201: Success(GuestCode) },
      },
    },
    async (request, reply) => {
      await services.limits.takeForAddress(limit.guestCode, request.ip);
      const { giftCode } = request.params;
      const language = requestLanguage(request);
      const { browser, nextAt } = await gifts.requestCode(giftCode, request.body.email, language);
      reply.status(201);
      return success({ browser, nextSendAt: nextAt.toISOString() });
    },
  );

  app.post(
    '/gift/:giftCode/claim',
    {
      onRequest: optionalAdopter,
      config: { rules: wrongInClaim },
      schema: {
        operationId: 'claimGift',
        tags,
        summary: 'Accept a gift, by a session with a proven address or by a mailed code',
        description:
          'Whoever accepts it holds its trees and its certificate from then on. Again by the same account it ' +
          'changes nothing. By a code it makes or signs in the account of the address.',
        security: optionalBearer,
        params: GiftParams,
        querystring: LanguageQuery,
        body: GiftClaimBody,
        failures: [
          'gift.not_found',
          'gift.accepted',
          'gift.own',
          'gift.ended',
          'gift.proof_required',
          'auth.email_not_verified',
          'auth.adopter_not_found',
          'auth.email_taken',
          'checkout.invalid_code',
          'checkout.code_expired',
        ],
        response: { 200: Success(ref(GiftClaim)) },
      },
    },
    async (request, reply) => {
      const { giftCode } = request.params;
      const { language } = request.body;
      const { adopter } = request;
      if (adopter) {
        if (!adopter.emailVerified) throw new Problem('auth.email_not_verified');
        return success({ gift: await gifts.claim(giftCode, adopter.id, language), session: null });
      }
      const device = services.devices.of(request);
      const given = { language: language ?? requestLanguage(request), device };
      const { gift, session } = await gifts.claimAsGuest(giftCode, proofOf(request.body), given);
      setSessionHint(reply);
      services.devices.remember(reply, session.adopter.id, 'code');
      request.happened = 'signed_in';
      return success({ gift, session: signedIn(session).data });
    },
  );
};
