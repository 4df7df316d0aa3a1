import { PassThrough } from 'node:stream';
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { Type } from 'typebox';
import { accessTokenLife } from '../../http/access-token.ts';
import { type Authenticating, adopterOf, bearer, createAuthentication } from '../../http/authentication.ts';
import { requestLanguage } from '../../http/language.ts';
import { Problem } from '../../http/problem.ts';
import type { Metrics } from '../../metrics/metrics.ts';
import type { NotificationChange } from './change.repository.ts';
import type { NotificationService } from './notification.service.ts';
import type { NotificationChannel } from './notification-channel.ts';

/** Streams of one account at once: each holds a connection, and each tells the same. */
const mostOfOne = 5;
/** Seconds between signs of life, below what proxies wait. */
const heartbeat = 25;

const Events = Type.Unsafe<PassThrough>(Type.String({ description: 'Server-sent events' }));

/** New notifications and totals as they happen, as server-sent events over fetch with the bearer. */
export const streamRoutes: FastifyPluginAsyncTypebox<{
  services: Authenticating & {
    notifications: NotificationService;
    channel: NotificationChannel;
    metrics: Metrics;
  };
}> = async (app, { services }) => {
  const { requireAdopter } = createAuthentication(services);
  const { identity, notifications, channel } = services;
  const open = new Map<PassThrough, number>();
  services.metrics.watchStreams(() => open.size);
  app.addHook('preClose', async () => {
    for (const stream of open.keys()) stream.end();
  });

  app.get(
    '/notification/stream',
    {
      onRequest: requireAdopter,
      schema: {
        operationId: 'streamNotifications',
        tags: ['engagement'],
        summary: 'New notifications and totals as they happen',
        description:
          'Events: `notification` with a Notification, `totals` with { unreadNotifications }. It ends after ' +
          '15 minutes at the latest; connect again with a fresh token.',
        security: bearer,
        failures: ['request.too_many'],
        produces: ['text/event-stream'],
        response: { 200: Events },
      },
    },
    async (request, reply) => {
      const caller = adopterOf(request);
      const { id } = caller;
      const language = requestLanguage(request);
      const own = [...open.values()].filter((owner) => owner === id).length;
      if (own >= mostOfOne) {
        throw new Problem('request.too_many', { values: { seconds: heartbeat }, retryAfter: heartbeat });
      }
      const stream = new PassThrough();
      const send = (event: string, data: object) => {
        if (!stream.writableEnded) stream.write(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`);
      };

      async function tell({ id: notificationId }: Partial<NotificationChange>): Promise<void> {
        try {
          // The session may have ended since: whoever was signed out hears nothing more.
          await identity.currentCaller(caller);
          if (notificationId !== undefined) {
            send('notification', await notifications.find(id, notificationId, language));
          }
          send('totals', { unreadNotifications: await notifications.unreadCount(id) });
        } catch (error) {
          if (!(error instanceof Problem)) request.log.warn({ err: error }, 'notification stream ended');
          stream.end();
        }
      }

      // One after the other, in the order in which it was written.
      let told = Promise.resolve();
      const tellNext = (change: Partial<NotificationChange>) => {
        told = told.then(() => tell(change));
      };

      open.set(stream, id);
      const unsubscribe = await channel.subscribe(id, tellNext).catch((error: unknown) => {
        open.delete(stream);
        throw error;
      });
      const beat = setInterval(() => stream.write(': \n\n'), heartbeat * 1_000);
      const end = setTimeout(() => stream.end(), accessTokenLife * 1_000);
      stream.on('close', () => {
        unsubscribe();
        clearInterval(beat);
        clearTimeout(end);
        open.delete(stream);
      });
      tellNext({});
      return reply
        .type('text/event-stream; charset=utf-8')
        .header('cache-control', 'no-store, no-transform')
        .header('x-accel-buffering', 'no')
        .send(stream);
    },
  );
};
