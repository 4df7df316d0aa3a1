import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { Type } from 'typebox';
import { Done, done, Success, success } from '../../http/envelope.ts';
import { requestLanguage } from '../../http/language.ts';
import type { ErrorCode } from '../../http/problem.ts';
import { ref } from '../../http/schema-ref.ts';
import { clearSessionHint, setSessionHint } from '../../http/session-hint.ts';
import { Body, said } from '../../http/text.schemas.ts';
import { type Limits, limits as limit } from '../../limits/limits.ts';
import { CredentialsBody, LogoutHeaders, RefreshBody, RegisterBody, Session } from '../adopter/index.ts';
import { passkeyFailures, SignedCredential } from '../passkey/index.ts';
import type { PictureStore } from '../picture/index.ts';
import { NextSend } from '../proof/index.ts';
import { type Devices, type SessionService, sessionAnswer } from '../session/index.ts';
import type { AccountService } from './account.service.ts';
import { wrongInCredentials, wrongInRegistration } from './sign-in.rules.ts';

const passwordFailures = [
  'auth.invalid_credentials',
  'auth.invalid_email_or_data',
  'checkout.recaptcha_failed',
  'request.too_many',
] as const satisfies ErrorCode[];

const LoginBody = Body({
  ...CredentialsBody.properties,
  credential: Type.Optional(
    said(SignedCredential, 'What the passkey gave, where `auth.passkey_needed` asked for it: as JSON'),
  ),
  code: Type.Optional(
    Type.String({ maxLength: 40, description: 'From POST /login/code, in place of the passkey' }),
  ),
});

/** Coming in and going out. */
export const authenticationRoutes: FastifyPluginAsyncTypebox<{
  services: {
    identity: Pick<AccountService, 'register' | 'login' | 'sendLoginCode'> & {
      refresh: SessionService['refresh'];
      logout: SessionService['close'];
    };
    devices: Devices;
    limits: Limits;
    pictures: PictureStore;
  };
}> = async (app, { services: { identity, devices, limits, pictures } }) => {
  const handOver = sessionAnswer(pictures);

  app.post(
    '/register',
    {
      config: { rules: wrongInRegistration, records: 'registered' },
      schema: {
        operationId: 'register',
        tags: ['identity'],
        summary: 'Make an account; it is signed in and a verification link is mailed',
        body: RegisterBody,
        failures: [
          'auth.invalid_email_or_data',
          'auth.email_taken',
          'checkout.recaptcha_failed',
          'request.too_many',
        ],
        response: { 201: Success(ref(Session)) },
      },
    },
    async (request, reply) => {
      const opened = await identity.register(request.body, requestLanguage(request), devices.of(request));
      setSessionHint(reply);
      devices.remember(reply, opened.adopter.id, 'password');
      return reply.status(201).send(handOver(opened));
    },
  );

  app.post(
    '/login',
    {
      config: { rules: wrongInCredentials, records: 'signed_in' },
      schema: {
        operationId: 'login',
        tags: ['identity'],
        summary: 'Sign in with e-mail and password',
        description:
          'An account may ask for a passkey after its password: a right one is then refused with `auth.passkey_needed`, whose `passkey` is for `navigator.credentials.get`. The same call goes on with what that signs as `credential`, within five minutes, or with a `code` from POST /login/code.',
        body: LoginBody,
        failures: [
          ...passwordFailures,
          'auth.passkey_needed',
          ...passkeyFailures,
          'auth.passkey_copied',
          'auth.passkey_unknown',
          'checkout.invalid_code',
          'checkout.code_expired',
        ],
        response: { 200: Success(ref(Session)) },
      },
    },
    async (request, reply) => {
      const { opened, way } = await identity.login(request.body, devices.of(request));
      setSessionHint(reply);
      devices.remember(reply, opened.adopter.id, 'password');
      request.about = { adopterId: opened.adopter.id, way };
      return handOver(opened);
    },
  );

  app.post(
    '/login/code',
    {
      config: { rules: wrongInCredentials, records: 'login_code_sent' },
      schema: {
        operationId: 'sendLoginCode',
        tags: ['identity'],
        summary: 'Mail a code that stands in for the passkey after a password',
        description: 'It is good once, for ten minutes. That it was used is mailed to the owner.',
        body: CredentialsBody,
        failures: [...passwordFailures, 'auth.passkey_not_asked', 'checkout.code_cooldown'],
        response: { 200: Success(NextSend) },
      },
    },
    async (request) => {
      await limits.takeForAddress(limit.codeMail, request.ip);
      const language = requestLanguage(request);
      const { adopterId, nextAt } = await identity.sendLoginCode(request.body, language, devices.of(request));
      request.about = { adopterId };
      return success({ nextSendAt: nextAt.toISOString() });
    },
  );

  app.post(
    '/refresh',
    {
      schema: {
        operationId: 'refresh',
        tags: ['identity'],
        summary: 'Change a refresh token for the next pair',
        description:
          'Each refresh token is good once. The same one again within 20 seconds gets the same answer; later ' +
          'it ends the session, since somebody else may have it.',
        body: RefreshBody,
        failures: [
          'auth.token_refresh_failed',
          'auth.session_ended',
          'auth.session_expired',
          'auth.session_password_changed',
          'auth.session_reused',
          'request.too_many',
        ],
        response: { 200: Success(ref(Session)) },
      },
    },
    async (request, reply) => {
      await limits.takeForAddress(limit.refresh, request.ip);
      const opened = await identity.refresh(request.body.refreshToken, request.body.userId);
      setSessionHint(reply);
      return handOver(opened);
    },
  );

  app.post(
    '/logout',
    {
      schema: {
        operationId: 'logout',
        tags: ['identity'],
        summary: 'End the session of a refresh token',
        description: 'The header alone is enough, and the answer is the same when the session is unknown.',
        headers: LogoutHeaders,
        response: { 200: Done },
      },
    },
    async (request, reply) => {
      const token = request.headers['x-refresh-token'];
      if (token !== undefined) await identity.logout(token);
      clearSessionHint(reply);
      return done;
    },
  );
};
