import swagger from '@fastify/swagger';
import fastify from 'fastify';
import { expect, it } from 'vitest';
import { deprecation } from './deprecation.ts';

async function appWithOldCall() {
  const app = fastify();
  await app.register(deprecation);
  await app.register(swagger, { openapi: { openapi: '3.1.0', info: { title: '', version: '1' } } });
  const retires = { deprecated: '2026-12-01', sunset: '2027-06-01' };
  app.get('/old', { schema: { description: 'Use /new.', retires } }, async () => ({}));
  app.get('/new', { schema: { description: 'The new one.' } }, async () => ({}));
  await app.ready();
  return app;
}

it('says in each answer of a call that will be gone since when and until when', async () => {
  const app = await appWithOldCall();
  const { headers } = await app.inject('/old');
  expect(headers.deprecation).toBe('@1796083200');
  expect(headers.sunset).toBe('Tue, 01 Jun 2027 00:00:00 GMT');
  expect((await app.inject('/new')).headers).not.toHaveProperty('sunset');
});

it('says it in the description', async () => {
  const { paths = {} } = (await appWithOldCall()).swagger() as { paths?: Record<string, { get?: object }> };
  expect(paths['/old']?.get).toMatchObject({
    deprecated: true,
    'x-sunset': '2027-06-01',
    description: 'Use /new. Deprecated since 2026-12-01; gone from 2027-06-01 on.',
  });
  expect(paths['/new']?.get).not.toHaveProperty('deprecated');
});
