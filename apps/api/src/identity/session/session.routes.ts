import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { Type } from 'typebox';
import type { NotificationService } from '../../engagement/notification/index.ts';
import { type Authenticating, adopterOf, bearer, createAuthentication } from '../../http/authentication.ts';
import { Success, success } from '../../http/envelope.ts';
import { ref } from '../../http/schema-ref.ts';
import { type Adopter, Done, done, toUser, User } from '../adopter/index.ts';
import type { PictureStore } from '../picture/index.ts';
import { SignedInDevice, toDevice } from './device.schemas.ts';
import type { SessionService } from './session.service.ts';

const tags = ['identity'];

export const SessionRecord = Type.Object(
  {
    user: ref(User),
    totals: Type.Object({
      wishtree: Type.Integer({ description: 'Trees in it' }),
      unreadNotifications: Type.Integer({ description: 'Notifications not read yet' }),
    }),
  },
  { $id: 'SessionRecord' },
);

/** The adopter as the member area opens, and the devices signed in. */
export const sessionRoutes: FastifyPluginAsyncTypebox<{
  services: Authenticating & {
    identity: { findAdopter(id: number): Promise<Adopter>; sessions: SessionService };
    notifications: Pick<NotificationService, 'unreadCount'>;
    adoption: { wishtree: { total(adopterId: number): Promise<number> } };
    pictures: PictureStore;
  };
}> = async (app, { services }) => {
  const { requireAdopter } = createAuthentication(services);
  const { identity, notifications, adoption, pictures } = services;
  app.addHook('onRequest', requireAdopter);

  app.get(
    '/session',
    {
      schema: {
        operationId: 'getSession',
        tags,
        summary: 'The adopter and what waits for them',
        security: bearer,
        failures: ['auth.user_not_found'],
        response: { 200: Success(ref(SessionRecord)) },
      },
    },
    async (request) => {
      const { id } = adopterOf(request);
      const [adopter, wishtree, unreadNotifications] = await Promise.all([
        identity.findAdopter(id),
        adoption.wishtree.total(id),
        notifications.unreadCount(id),
      ]);
      return success({ user: toUser(adopter, pictures), totals: { wishtree, unreadNotifications } });
    },
  );

  app.get(
    '/sessions',
    {
      schema: {
        operationId: 'listSessions',
        tags,
        summary: 'Devices signed in',
        security: bearer,
        response: { 200: Success(Type.Array(ref(SignedInDevice))) },
      },
    },
    async (request) => {
      const { id, sessionId } = adopterOf(request);
      const rows = await identity.sessions.list(id);
      return success(rows.map((row) => toDevice(row, sessionId)));
    },
  );

  app.delete(
    '/sessions/:id',
    {
      config: { records: 'session_ended' },
      schema: {
        operationId: 'endSession',
        tags,
        summary: 'End the session of one device, with `others` those of all others, or with `all` every one',
        security: bearer,
        params: Type.Object({
          id: Type.Union([Type.Literal('all'), Type.Literal('others'), Type.String({ format: 'uuid' })], {
            description: 'A device, every other one, or every one',
          }),
        }),
        failures: ['auth.session_not_found'],
        response: { 200: Done },
      },
    },
    async (request) => {
      const { id, sessionId } = adopterOf(request);
      const { sessions } = identity;
      const which = request.params.id;
      if (which === 'all') await sessions.endSeveral(id);
      else if (which === 'others') await sessions.endSeveral(id, sessionId);
      else await sessions.end(which, id);
      return done;
    },
  );
};
