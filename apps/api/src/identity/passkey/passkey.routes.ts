import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { type Authenticating, adopterOf, bearer, createAuthentication } from '../../http/authentication.ts';
import { Done, done, Success, success } from '../../http/envelope.ts';
import type { ErrorCode } from '../../http/problem.ts';
import { ref } from '../../http/schema-ref.ts';
import { setSessionHint } from '../../http/session-hint.ts';
import { Body, said } from '../../http/text.schemas.ts';
import { type Adopter, Session } from '../adopter/index.ts';
import type { PictureStore } from '../picture/index.ts';
import { ConfirmationBody, confirmationFailures, wrongInConfirmation } from '../proof/index.ts';
import { type Devices, sessionAnswer } from '../session/index.ts';
import { wrongInLabel } from '../way/index.ts';
import { AddBody, CreationOptions, RequestOptions, SignedCredential } from './passkey.schemas.ts';
import type { PasskeyService } from './passkey.service.ts';

const tags = ['identity'];
/** What an answer of a browser can be refused with. */
export const passkeyFailures = [
  'auth.passkey_expired',
  'auth.passkey_failed',
  'auth.passkey_other_site',
] as const satisfies ErrorCode[];

/** Adding passkeys to one's account, and signing in with one. They are listed, renamed and removed as ways to sign in. */
export const passkeyRoutes: FastifyPluginAsyncTypebox<{
  services: Authenticating & {
    identity: { findAdopter(id: number): Promise<Adopter>; passkeys: PasskeyService };
    devices: Devices;
    pictures: PictureStore;
  };
}> = async (app, { services }) => {
  const { requireAdopter } = createAuthentication(services);
  const { identity, devices, pictures } = services;
  const { passkeys } = identity;
  const handOver = sessionAnswer(pictures);

  app.post(
    '/passkey/creation-options',
    {
      config: { rules: wrongInConfirmation },
      onRequest: requireAdopter,
      schema: {
        operationId: 'startPasskey',
        tags,
        summary: 'What a browser is asked to make a passkey for the account',
        description:
          'Asks for the password or a code from POST /profile/confirmation. The answer is for ' +
          '`navigator.credentials.create`; what that makes goes to POST /passkey within five minutes.',
        security: bearer,
        body: ConfirmationBody,
        failures: ['auth.passkey_too_many', ...confirmationFailures],
        response: { 200: Success(ref(CreationOptions)) },
      },
    },
    async (request, reply) => {
      const adopter = await identity.findAdopter(adopterOf(request).id);
      reply.header('cache-control', 'no-store');
      return success(await passkeys.creationOptions(adopter, request.body));
    },
  );

  app.post(
    '/passkey',
    {
      config: { rules: wrongInLabel, records: 'way_added' },
      onRequest: requireAdopter,
      schema: {
        operationId: 'addPasskey',
        tags,
        summary: 'Add the passkey that a browser has made',
        security: bearer,
        body: AddBody,
        failures: [...passkeyFailures, 'auth.passkey_taken', 'auth.passkey_too_many'],
        response: { 201: Done },
      },
    },
    async (request, reply) => {
      const { id } = adopterOf(request);
      await passkeys.add(id, request.body, devices.of(request));
      devices.remember(reply, id, 'passkey');
      return reply.status(201).send(done);
    },
  );

  app.post(
    '/passkey/request-options',
    {
      schema: {
        operationId: 'startPasskeyLogin',
        tags,
        summary: 'What a browser is asked to sign with a passkey',
        description:
          'For `navigator.credentials.get`; what that signs goes to POST /passkey/login within five minutes. No address is asked: the browser shows the passkeys that it has.',
        failures: ['request.too_many'],
        response: { 200: Success(ref(RequestOptions)) },
      },
    },
    async (request, reply) => {
      reply.header('cache-control', 'no-store');
      return success(await passkeys.requestOptions(request.ip));
    },
  );

  app.post(
    '/passkey/login',
    {
      config: { records: 'signed_in' },
      schema: {
        operationId: 'loginWithPasskey',
        tags,
        summary: 'Sign in with a passkey',
        body: Body({
          credential: said(SignedCredential, 'What `navigator.credentials.get` gave, as JSON'),
        }),
        failures: [...passkeyFailures, 'auth.passkey_copied', 'auth.passkey_unknown', 'request.too_many'],
        response: { 200: Success(ref(Session)) },
      },
    },
    async (request, reply) => {
      const opened = await passkeys.login(request.body.credential, devices.of(request));
      setSessionHint(reply);
      devices.remember(reply, opened.adopter.id, 'passkey');
      return handOver(opened);
    },
  );
};
