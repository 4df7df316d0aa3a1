import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { Type } from 'typebox';
import type { NotificationService } from '../../engagement/notification/index.ts';
import { type Authenticating, adopterOf, bearer, createAuthentication } from '../../http/authentication.ts';
import { Done, done, Success, success } from '../../http/envelope.ts';
import { ref } from '../../http/schema-ref.ts';
import { type Adopter, toUser, User } from '../adopter/index.ts';
import type { PictureStore } from '../picture/index.ts';
import { SignedInDevice, toDevice } from './device.schemas.ts';
import type { SessionService } from './session.service.ts';

const tags = ['identity'];

export const SessionRecord = Type.Object(
  {
    user: ref(User),
    totals: Type.Object(
      {
        wishtree: Type.Integer({ description: 'How many trees are in the wishtree' }),
        unreadNotifications: Type.Integer({ description: 'How many notifications are not read yet' }),
      },
      { description: 'What the badges of the member area count' },
    ),
  },
  { $id: 'SessionRecord', description: 'Everything that the member area wants to know as it opens' },
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
        response: {
          200: Success(
            Type.Array(ref(SignedInDevice), { description: 'Every session of the account that goes on' }),
          ),
        },
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
        summary: 'End the session of one device, of all others, or of every one',
        security: bearer,
        params: Type.Object({
          id: Type.Union([Type.Literal('all'), Type.Literal('others'), Type.String({ format: 'uuid' })], {
            description: 'Of the session of a device; `others` are all but this one, `all` are all',
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
