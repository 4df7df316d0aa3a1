import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildTestApi, type TestApi } from '../testing/test-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await buildTestApi();
});
afterAll(() => api.close());

it('registers', async () => {
  const s = await api.signUp();
  expect(s.accessToken).toBeTruthy();
});
