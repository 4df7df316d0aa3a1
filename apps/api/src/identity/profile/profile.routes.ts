import multipart from '@fastify/multipart';
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { type Authenticating, adopterOf, bearer, createAuthentication } from '../../http/authentication.ts';
import { Done, done, Success, success } from '../../http/envelope.ts';
import { requestLanguage } from '../../http/language.ts';
import { ref } from '../../http/schema-ref.ts';
import { type Adopter, toUser, User } from '../adopter/index.ts';
import { type PasswordService, wrongInPasswordChange } from '../password/index.ts';
import type { PictureStore } from '../picture/index.ts';
import { type ConfirmationService, confirmationFailures, NextSend } from '../proof/index.ts';
import type { Devices } from '../session/index.ts';
import { PasswordBody, ProfileForm } from './profile.schemas.ts';
import type { ProfileService } from './profile.service.ts';
import { readProfileForm } from './profile-form.ts';

const tags = ['identity'];

/** The adopter's own record. */
export const profileRoutes: FastifyPluginAsyncTypebox<{
  services: Authenticating & {
    identity: {
      findAdopter(id: number): Promise<Adopter>;
      confirmations: ConfirmationService;
      passwords: PasswordService;
      profiles: ProfileService;
    };
    devices: Devices;
    pictures: PictureStore;
  };
}> = async (app, { services }) => {
  const { requireAdopter } = createAuthentication(services);
  const { identity, devices, pictures } = services;
  await app.register(multipart);
  app.addHook('onRequest', requireAdopter);

  app.get(
    '/profile',
    {
      schema: {
        operationId: 'getProfile',
        tags,
        summary: "The adopter's own record",
        security: bearer,
        failures: ['auth.user_not_found'],
        response: { 200: Success(ref(User)) },
      },
    },
    async (request) => success(toUser(await identity.findAdopter(adopterOf(request).id), pictures)),
  );

  app.put(
    '/profile',
    {
      // The form is read part by part, after the guard; what stands in it is checked there.
      validatorCompiler: () => () => true,
      schema: {
        operationId: 'updateProfile',
        tags,
        summary: 'Change what is given and leave the rest',
        security: bearer,
        consumes: ['multipart/form-data', 'application/json'],
        body: ProfileForm,
        failures: [
          'auth.user_not_found',
          'auth.email_not_verified',
          'request.invalid',
          'request.unknown_parameter',
          'profile.picture_too_large',
          'profile.picture_wrong_type',
          'profile.picture_unreadable',
          'request.too_many',
        ],
        response: {
          200: Success(ref(User)),
        },
      },
    },
    async (request) => {
      const changes = await readProfileForm(request);
      return success(toUser(await identity.profiles.update(adopterOf(request).id, changes), pictures));
    },
  );

  app.post(
    '/profile/confirmation',
    {
      schema: {
        operationId: 'sendConfirmationCode',
        tags,
        summary: 'Mail a code that stands in for the password',
        security: bearer,
        failures: ['verification.required', 'checkout.code_cooldown', 'auth.user_not_found'],
        response: { 201: Success(NextSend) },
      },
    },
    async (request, reply) => {
      const adopter = await identity.findAdopter(adopterOf(request).id);
      const nextAt = await identity.confirmations.send(adopter, requestLanguage(request));
      return reply.status(201).send(success({ nextSendAt: nextAt.toISOString() }));
    },
  );

  app.put(
    '/profile/password',
    {
      config: { rules: wrongInPasswordChange, records: 'password_changed' },
      schema: {
        operationId: 'changePassword',
        tags,
        summary: 'Change the password, or set the first one; the other sessions end',
        security: bearer,
        body: PasswordBody,
        failures: confirmationFailures,
        response: { 200: Done },
      },
    },
    async (request) => {
      const { id, sessionId } = adopterOf(request);
      const adopter = await identity.findAdopter(id);
      const device = devices.of(request);
      if (adopter.passwordHash === null) {
        request.happened = 'way_added';
        request.about = { adopterId: id, way: 'password' };
      }
      await identity.passwords.change(adopter, request.body, { keepSession: sessionId, device });
      return done;
    },
  );
};
