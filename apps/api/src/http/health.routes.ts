import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { Type } from 'typebox';
import type { Database } from '../database/client.ts';
import { writeSetting } from '../database/settings.ts';

const Health = Type.Object({
  status: Type.Union([Type.Literal('ok'), Type.Literal('unavailable')], {
    description: 'Whether it can do its work now',
  }),
});

/** For whoever watches the process: alive, and able to answer. */
export const healthRoutes: FastifyPluginAsyncTypebox<{ services: { database: Database } }> = async (
  app,
  { services },
) => {
  app.get(
    '/health/live',
    {
      schema: {
        operationId: 'getLiveness',
        tags: ['health'],
        summary: 'The process answers',
        response: { 200: Health },
      },
    },
    () => ({ status: 'ok' as const }),
  );

  app.get(
    '/health/ready',
    {
      schema: {
        operationId: 'getReadiness',
        tags: ['health'],
        summary: 'The database takes what is written, too',
        response: { 200: Health, 503: Health },
      },
    },
    async (request, reply) => {
      try {
        // A full disk or a database that became a replica still answers what is read.
        await writeSetting(services.database.db, 'ready', { at: new Date().toISOString() });
        return { status: 'ok' as const };
      } catch (error) {
        request.log.error({ err: error }, 'not ready');
        return reply
          .status(503)
          .header('retry-after', '5')
          .send({ status: 'unavailable' as const });
      }
    },
  );
};
