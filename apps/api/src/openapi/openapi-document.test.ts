import Fastify from 'fastify';
import { expect, it } from 'vitest';
import { openApiText } from './openapi-document.ts';

it('is no text where the calls cannot be described', async () => {
  const app = Fastify();
  app.get('/api/openapi.json', (_request, reply) => reply.code(500).send({ success: false }));
  await expect(openApiText(app)).rejects.toThrow('The calls cannot be described');
});
