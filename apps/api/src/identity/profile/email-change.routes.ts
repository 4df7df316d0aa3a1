import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { type Static, Type } from 'typebox';
import { type Authenticating, adopterOf, bearer, createAuthentication } from '../../http/authentication.ts';
import type { Finding, Sound } from '../../http/body-rules.ts';
import { Done, done, Success, success } from '../../http/envelope.ts';
import { requestLanguage } from '../../http/language.ts';
import { ref } from '../../http/schema-ref.ts';
import { type Limits, limits as limit } from '../../limits/limits.ts';
import { type Adopter, toUser, User, wrongInAddress } from '../adopter/index.ts';
import type { PictureStore } from '../picture/index.ts';
import { confirmationFailures, confirmationFields, NextSend, wrongInConfirmation } from '../proof/index.ts';
import type { EmailChangeService } from './email-change.service.ts';

const strict = { additionalProperties: false };
const email = Type.String({ maxLength: 1_000, description: 'The address that the account is to have' });
const NewAddress = Type.Object({ email, ...confirmationFields }, strict);
const ConfirmBody = Type.Object(
  {
    email: Type.Optional(email),
    code: Type.String({
      maxLength: 200,
      description: 'The six digits mailed to it, or the `code` of the mailed link',
    }),
  },
  strict,
);
const Started = Type.Object(
  {
    ...NextSend.properties,
    expiresAt: Type.String({ description: 'Until when the code is good, ISO 8601 in UTC' }),
  },
  { description: 'The code is on its way to the new address' },
);
const Awaited = Type.Object(
  {
    email: Type.Union([Type.String(), Type.Null()], {
      description:
        'The address that this session asked for and that waits for its proof; null where none does',
    }),
    codeExpiresAt: Type.Union([Type.String(), Type.Null()], {
      description: 'Until when the code mailed last can be typed in this session; null where it cannot',
    }),
  },
  { description: 'A change of the address that is not proven yet' },
);

const wrongInNew = ({ email, ...confirmation }: Sound<Static<typeof NewAddress>>): Finding[] => [
  ...wrongInAddress(email === undefined ? {} : { email }),
  ...wrongInConfirmation(confirmation),
];
const wrongInConfirm = ({ email }: Sound<Static<typeof ConfirmBody>>): Finding[] =>
  wrongInAddress(email === undefined ? {} : { email });

const tags = ['identity'];

/** Moving one's account to another address. */
export const emailChangeRoutes: FastifyPluginAsyncTypebox<{
  services: Authenticating & {
    identity: { findAdopter(id: number): Promise<Adopter>; emailChanges: EmailChangeService };
    pictures: PictureStore;
    limits: Limits;
  };
}> = async (app, { services }) => {
  const { requireAdopter } = createAuthentication(services);
  const { identity, pictures, limits } = services;
  app.addHook('onRequest', requireAdopter);

  app.post(
    '/profile/email',
    {
      config: { rules: wrongInNew, records: 'email_change_asked' },
      schema: {
        operationId: 'startEmailChange',
        tags,
        summary: 'Mail a link and a code to the address that the account is to have',
        description: 'Asks for the password or a code from POST /profile/confirmation. Changes nothing yet.',
        security: bearer,
        body: NewAddress,
        failures: ['auth.email_taken', 'checkout.code_cooldown', ...confirmationFailures],
        response: { 201: Success(Started) },
      },
    },
    async (request, reply) => {
      const { id, sessionId } = adopterOf(request);
      await limits.takeForAddress(limit.code, request.ip);
      const adopter = await identity.findAdopter(id);
      const language = requestLanguage(request);
      const started = await identity.emailChanges.start(adopter, request.body, { sessionId, language });
      const { nextSendAt, expiresAt } = started;
      return reply
        .status(201)
        .send(success({ nextSendAt: nextSendAt.toISOString(), expiresAt: expiresAt.toISOString() }));
    },
  );

  app.put(
    '/email/verification/address',
    {
      config: { rules: wrongInNew, records: 'email_changed' },
      schema: {
        operationId: 'correctEmail',
        tags,
        summary:
          'Put another address in the place of one that was never proven, and mail it a link and a code',
        description:
          'For an address that was mistyped when registering. Asks for the password. What was mailed to it stops working, ' +
          'and the other sessions end. A proven address is changed by POST /profile/email.',
        security: bearer,
        body: NewAddress,
        failures: [
          'auth.email_taken',
          'verification.already_verified',
          'verification.cooldown',
          ...confirmationFailures,
        ],
        response: { 200: Success(ref(User)) },
      },
    },
    async (request) => {
      const { id, sessionId } = adopterOf(request);
      await limits.takeForAddress(limit.code, request.ip);
      const adopter = await identity.findAdopter(id);
      const language = requestLanguage(request);
      const corrected = await identity.emailChanges.correct(adopter, request.body, { sessionId, language });
      return success(toUser(corrected, pictures));
    },
  );

  app.put(
    '/profile/email',
    {
      config: { rules: wrongInConfirm, records: 'email_changed' },
      schema: {
        operationId: 'confirmEmailChange',
        tags,
        summary: 'Change the address by the code or the link that was mailed to the new one',
        description:
          'The code is good in the session that asked for it, the link in any session of the account; the others end. ' +
          'The address before is told, and can have the account back by a link for three days.',
        security: bearer,
        body: ConfirmBody,
        failures: [
          'verification.wrong_code',
          'verification.code_expired',
          'verification.code_locked',
          'verification.not_found',
          'verification.expired',
          'auth.email_taken',
          'auth.user_not_found',
          'request.too_many',
        ],
        response: { 200: Success(ref(User)) },
      },
    },
    async (request) => {
      await limits.takeForAddress(limit.code, request.ip);
      const changed = await identity.emailChanges.confirm(adopterOf(request), request.body);
      return success(toUser(changed, pictures));
    },
  );

  app.get(
    '/profile/email',
    {
      schema: {
        operationId: 'getEmailChange',
        tags,
        summary: 'The address that waits for its proof to become the account’s',
        security: bearer,
        response: { 200: Success(Awaited) },
      },
    },
    async (request) => {
      const { email, codeExpiresAt } = await identity.emailChanges.awaited(adopterOf(request));
      return success({ email, codeExpiresAt: codeExpiresAt?.toISOString() ?? null });
    },
  );

  app.delete(
    '/profile/email',
    {
      schema: {
        operationId: 'cancelEmailChange',
        tags,
        summary: 'Keep the address that the account has: what was mailed to another stops working',
        security: bearer,
        response: { 200: Done },
      },
    },
    async (request) => {
      await identity.emailChanges.letGo(adopterOf(request).id);
      return done;
    },
  );
};
