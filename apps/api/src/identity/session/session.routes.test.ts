import { afterAll, beforeAll, expect, it } from 'vitest';
import { refreshToken } from '../../database/schema/index.ts';
import { buildTestApi, type TestApi } from '../../testing/test-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await buildTestApi();
});
afterAll(() => api.close());

const get = (url: string, headers: object) =>
  api.app.inject({ url: `/api/v1${url}`, headers: { ...headers } });
const end = (id: string, headers: object) =>
  api.app.inject({ method: 'DELETE', url: `/api/v1/sessions/${id}`, headers: { ...headers } });

async function login(email: string, password: string) {
  const response = await api.app.inject({
    method: 'POST',
    url: '/api/v1/login',
    payload: { email, password, recaptchaToken: await api.captchaToken('login') },
    headers: { 'user-agent': 'Second device' },
  });
  const { accessToken, refreshToken } = response.json().data;
  return { headers: { authorization: `Bearer ${accessToken}` }, refreshToken };
}

it('opens the member area with the user and the totals', async () => {
  const { headers, email } = await api.signUp();
  const { data } = (await get('/session', headers)).json();
  expect(data).toEqual({
    user: expect.objectContaining({ email, name: 'Siti Rahmawati' }),
    totals: { wishtree: 0, unreadNotifications: 0 },
  });
  expect((await get('/session', {})).statusCode).toBe(401);
});

it('lists the devices, says which is this one, and ends them', async () => {
  const { email, password } = await api.signUp();
  const second = await login(email, password);
  const { data } = (await get('/sessions', second.headers)).json();
  expect(data.map(({ current }: { current: boolean }) => current).sort()).toEqual([false, true]);
  const own = data.find(({ current }: { current: boolean }) => current);
  expect(own.userAgent).toBe('Second device');
  const other = data.find(({ current }: { current: boolean }) => !current);
  expect((await end(other.id, second.headers)).statusCode).toBe(200);
  expect((await end(other.id, second.headers)).json().code).toBe('auth.session_not_found');
  expect((await get('/sessions', second.headers)).json().data).toHaveLength(1);
  await login(email, password);
  expect((await end('others', second.headers)).statusCode).toBe(200);
  expect((await get('/sessions', second.headers)).json().data).toMatchObject([{ id: own.id }]);
});

it('ends every session at once, its own as well', async () => {
  const { email, password, headers } = await api.signUp();
  const second = await login(email, password);
  expect((await end('all', second.headers)).statusCode).toBe(200);
  for (const ended of [headers, second.headers]) {
    expect((await get('/sessions', ended)).json().code).toBe('auth.session_ended');
  }
});

it('does not let anybody end another’s session', async () => {
  const [siti, ratna] = [await api.signUp(), await api.signUp()];
  const [session] = (await get('/sessions', siti.headers)).json().data;
  expect((await end(session.id, ratna.headers)).statusCode).toBe(404);
  expect((await get('/sessions', siti.headers)).json().data).toHaveLength(1);
  expect((await end('not-an-id', ratna.headers)).statusCode).toBe(400);
});

it('tells who comes back weeks after their session ran out that it has', async () => {
  const siti = await api.signUp();
  await api.db.update(refreshToken).set({ expiresAt: new Date(Date.now() - 40 * 24 * 3_600_000) });
  await api.services.jobs.sweep();
  const refused = await api.app.inject({
    method: 'POST',
    url: '/api/v1/refresh',
    payload: { refreshToken: siti.refreshToken, userId: siti.adopter.id },
  });
  expect(refused.json().code).toBe('auth.session_expired');
});
