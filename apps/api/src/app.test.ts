import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildTestApi } from './testing/test-api.ts';

let api: Awaited<ReturnType<typeof buildTestApi>>;
beforeAll(async () => {
  api = await buildTestApi();
});
afterAll(() => api.close());

it.each([
  ['GET', '/api/v1/nope'],
  ['DELETE', '/api/v1/tree'],
] as const)('%s %s answers the envelope of a failure', async (method, url) => {
  const answer = await api.app.inject({ method, url, headers: { 'accept-language': 'en' } });
  expect(answer.statusCode).toBe(404);
  expect(answer.json()).toMatchObject({ success: false, code: 'request.not_found' });
});

it('says how far the sandbox has moved the clock, and nothing of one that is right', async () => {
  const ask = () => api.app.inject('/api/v1/tree/counts');
  expect((await ask()).headers['x-rimba-clock-ahead']).toBeUndefined();
  await api.services.clock.advance(90);
  expect((await ask()).headers['x-rimba-clock-ahead']).toBe('90');
});
