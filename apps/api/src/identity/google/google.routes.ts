import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import { type Authenticating, createAuthentication, optionalBearer } from '../../http/authentication.ts';
import { Success, success } from '../../http/envelope.ts';
import { requestLanguage } from '../../http/language.ts';
import { ref } from '../../http/schema-ref.ts';
import { setSessionHint } from '../../http/session-hint.ts';
import { type Limits, limits as limit } from '../../limits/limits.ts';
import { Session } from '../adopter/index.ts';
import type { PictureStore } from '../picture/index.ts';
import { confirmationFailures } from '../proof/index.ts';
import { type Devices, type OpenSession, sessionAnswer } from '../session/index.ts';
import type { GoogleCaller, GoogleService } from './google.service.ts';

const googleFailures = [
  'auth.email_taken',
  'auth.google_authentication_failed',
  'auth.google_link_needs_password',
  'auth.google_not_configured',
  'auth.google_taken',
  ...confirmationFailures,
] as const;

const tags = ['identity'];
const response = { 200: Success(ref(Session)) };

/** To connect it to the account of a bearer: somebody else may hold that for a moment. */
const confirming = {
  currentPassword: Type.Optional(
    Type.String({ maxLength: 1_000, description: 'With a bearer: the password that the account has now' }),
  ),
  confirmationCode: Type.Optional(
    Type.String({
      maxLength: 40,
      description: 'With a bearer, in place of the password: a code mailed just now',
    }),
  ),
};

const VerifyBody = Type.Object(
  {
    credential: Type.String({
      minLength: 1,
      maxLength: 8_192,
      description: "Google's ID token, as its button gives it",
    }),
    ...confirming,
  },
  { additionalProperties: false },
);

const ExchangeBody = Type.Object(
  {
    code: Type.String({
      minLength: 1,
      maxLength: 2_048,
      description: "Google's authorization code, as its popup or redirect gives it",
    }),
    from: Type.Optional(
      Type.Union([Type.Literal('popup'), Type.Literal('redirect')], {
        default: 'popup',
        description: 'Where Google sent the code: to its popup, or to /auth/google/callback/',
      }),
    ),
    codeVerifier: Type.Optional(
      Type.String({
        pattern: '^[A-Za-z0-9._~-]{43,128}$',
        description: 'What the `codeChallenge` of this code was made of',
      }),
    ),
    ...confirming,
  },
  { additionalProperties: false },
);

const StartQuery = Type.Object({
  state: Type.String({
    minLength: 16,
    maxLength: 200,
    description: 'Made up by the caller: it comes back with the code, and has to be the same',
  }),
  codeChallenge: Type.Optional(
    Type.String({
      pattern: '^[A-Za-z0-9_-]{43}$',
      description:
        'PKCE: base64url of the SHA-256 of a `codeVerifier` that only the browser knows, without which the code is worth nothing',
    }),
  ),
});
const Start = Type.Object(
  {
    url: Type.String({
      description: 'The address to open: Google leads back to /auth/google/callback/ with code and state',
    }),
  },
  { description: 'Where an account of Google is chosen' },
);

/** Signing in with Google; with a bearer, connecting it to that account. */
export const googleRoutes: FastifyPluginAsyncTypebox<{
  services: Authenticating & {
    identity: GoogleService;
    devices: Devices;
    limits: Limits;
    pictures: PictureStore;
  };
}> = async (app, { services }) => {
  const { optionalAdopter } = createAuthentication(services);
  const { identity, devices, limits, pictures } = services;
  const answer = sessionAnswer(pictures);
  app.addHook('onRequest', async (request) => limits.takeForAddress(limit.google, request.ip));

  /** What signing in answers; with a bearer, its account has got another way to sign in. */
  function handOver(request: FastifyRequest, reply: FastifyReply, opened: OpenSession) {
    setSessionHint(reply);
    devices.remember(reply, opened.adopter.id, 'google');
    if (request.adopter) request.happened = 'way_added';
    return answer(opened);
  }

  app.get(
    '/auth/google/authorization',
    {
      schema: {
        operationId: 'startGoogleLogin',
        tags,
        summary: "The address of Google's page to choose an account",
        querystring: StartQuery,
        failures: ['auth.google_not_configured', 'request.too_many'],
        response: { 200: Success(Start) },
      },
    },
    async (request, reply) => {
      reply.header('cache-control', 'no-store');
      return success({ url: await identity.googleAuthorizationUrl(request.query) });
    },
  );

  app.post(
    '/auth/google/verify',
    {
      config: { records: 'signed_in' },
      onRequest: optionalAdopter,
      schema: {
        operationId: 'loginWithGoogle',
        tags,
        summary: "Sign in with Google's ID token",
        security: optionalBearer,
        body: VerifyBody,
        failures: googleFailures,
        response,
      },
    },
    async (request, reply) => {
      const { credential } = request.body;
      const language = requestLanguage(request);
      const opened = await identity.loginWithGoogle(
        credential,
        callerOf(request.adopter, request.body),
        language,
        devices.of(request),
      );
      return handOver(request, reply, opened);
    },
  );

  app.post(
    '/auth/google/exchange',
    {
      config: { records: 'signed_in' },
      onRequest: optionalAdopter,
      schema: {
        operationId: 'loginWithGoogleCode',
        tags,
        summary: "Sign in with Google's authorization code",
        security: optionalBearer,
        body: ExchangeBody,
        failures: googleFailures,
        response,
      },
    },
    async (request, reply) => {
      const { code, from = 'popup', codeVerifier } = request.body;
      const language = requestLanguage(request);
      const opened = await identity.loginWithGoogleCode(
        { code, from, codeVerifier },
        callerOf(request.adopter, request.body),
        language,
        devices.of(request),
      );
      return handOver(request, reply, opened);
    },
  );
};

type Confirming = { currentPassword?: string; confirmationCode?: string };

/** Who connects, and how they show again that it is them. */
const callerOf = (
  caller: { id: number; sessionId: string } | undefined,
  { currentPassword, confirmationCode: code }: Confirming,
): GoogleCaller =>
  caller && {
    ...caller,
    confirmation: {
      ...(currentPassword !== undefined && { currentPassword }),
      ...(code !== undefined && { code }),
    },
  };
