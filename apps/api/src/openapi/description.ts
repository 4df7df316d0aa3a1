import swagger from '@fastify/swagger';
import { errorTable } from '@rimba/i18n/errors';
import fastifyPlugin from 'fastify-plugin';

const codes = Object.entries(errorTable)
  .flatMap(([code, entry]) =>
    entry.where === 'server' ? [`- \`${code}\` (${entry.status}): ${entry.en}`] : [],
  )
  .sort();

/** Gathers every route that follows into one OpenAPI 3.1 description and serves it. */
export const describeApi = fastifyPlugin(async (app) => {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Rimba',
        version: '1',
        description: [
          'Tree adoption for forest conservation. Money is whole rupiah, times are ISO 8601 in UTC.',
          'Every failure is the `Failure` envelope; its `code` is one of this closed set:',
          codes.join('\n'),
        ].join('\n\n'),
        license: { name: 'Apache-2.0', identifier: 'Apache-2.0' },
      },
      servers: [{ url: '/' }],
      components: {
        securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
      },
    },
    refResolver: { buildLocalReference: ({ $id }, _base, _fragment, index) => String($id ?? `def-${index}`) },
  });
  app.get('/api/openapi.json', { schema: { hide: true } }, async (_request, reply) =>
    reply.header('cache-control', 'no-cache').send(app.swagger()),
  );
});
