import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { refreshToken, securityEvent } from '../../database/schema/index.ts';
import { buildTestApi, type SignedUp, type TestApi } from '../../testing/test-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await buildTestApi();
});
afterAll(() => api.close());

const login = async ({ email }: SignedUp, password: string) =>
  api.app.inject({
    method: 'POST',
    url: '/api/v1/login',
    headers: { 'user-agent': 'Peramban Uji' },
    remoteAddress: '203.0.113.77',
    payload: { email, password, recaptchaToken: await api.captchaToken('login') },
  });

const record = async ({ headers }: Pick<SignedUp, 'headers'>, query = '') =>
  (await api.app.inject({ url: `/api/v1/security-event/me${query}`, headers })).json();

it('tells the owner what happened, from where, and what was refused; and holds no secrets', async () => {
  const siti = await api.signUp();
  const budi = await api.signUp();
  await login(siti, 'a wrong guess');
  await login(siti, siti.password);
  const { data, meta } = await record(siti);
  expect(data).toMatchObject([
    { event: 'signed_in', outcome: 'done', way: 'password', network: '203.0.113.0/24' },
    { event: 'signed_in', outcome: 'auth.invalid_credentials', userAgent: 'Peramban Uji' },
    { event: 'registered', outcome: 'done' },
  ]);
  expect(meta.total).toBe(3);
  expect((await record(siti, '?limit=1&page=3')).data).toMatchObject([{ event: 'registered' }]);
  expect((await record(budi)).data).toHaveLength(1);
  const all = JSON.stringify(await api.db.select().from(securityEvent));
  for (const secret of [siti.password, 'a wrong guess', siti.email, siti.refreshToken, '203.0.113.77'])
    expect(all).not.toContain(secret);
});

it('keeps that a refresh token came back, ends its session, and tells the owner once', async () => {
  const siti = await api.signUp();
  const refresh = () =>
    api.app.inject({
      method: 'POST',
      url: '/api/v1/refresh',
      payload: { refreshToken: siti.refreshToken, userId: siti.adopter.id },
    });
  expect((await refresh()).statusCode).toBe(200);
  // The grace for an answer lost on the way is over.
  await api.db
    .update(refreshToken)
    .set({ usedAt: new Date(Date.now() - 60_000) })
    .where(sql`${refreshToken.usedAt} is not null`);
  expect((await refresh()).json().code).toBe('auth.session_reused');
  await refresh();
  const stolen = (await api.mailsTo(siti.email)).filter(({ template }) => template === 'sessionStolen');
  expect(stolen).toHaveLength(1);
  const back = (await login(siti, siti.password)).json().data.accessToken;
  const { data } = await record({ headers: { authorization: `Bearer ${back}` } });
  expect(data.map(({ event }: { event: string }) => event)).toEqual([
    'signed_in',
    'refresh_reused',
    'registered',
  ]);
});

it('lets nothing change and nothing go within a year', async () => {
  const { adopter } = await api.signUp();
  const own = eq(securityEvent.adopterId, adopter.id);
  await expect(api.db.update(securityEvent).set({ outcome: 'done' }).where(own)).rejects.toThrow();
  await expect(api.db.delete(securityEvent).where(own)).rejects.toThrow();
  await api.db.insert(securityEvent).values({
    at: new Date(Date.now() - 400 * 86_400_000),
    event: 'signed_in',
    outcome: 'done',
    adopterId: adopter.id,
  });
  await api.services.security.clean();
  expect(await api.db.select().from(securityEvent).where(own)).toHaveLength(1);
});

it('wants a bearer', async () => {
  expect((await api.app.inject('/api/v1/security-event/me')).json().code).toBe('auth.no_token');
});

it('names the key that was made or ended', async () => {
  const siti = await api.signUp();
  const made = await api.app.inject({
    method: 'POST',
    url: '/api/v1/api-key',
    headers: siti.headers,
    payload: { name: 'Toko Hijau', scopes: ['read'], currentPassword: siti.password },
  });
  const { id } = made.json().data;
  await api.app.inject({ method: 'DELETE', url: `/api/v1/api-key/${id}`, headers: siti.headers });
  expect((await record(siti)).data).toMatchObject([
    { event: 'key_ended', outcome: 'done', keyName: 'Toko Hijau' },
    { event: 'key_made', outcome: 'done', keyName: 'Toko Hijau' },
    { event: 'registered' },
  ]);
});

it('is dated by the clock that its mails are dated by', async () => {
  const siti = await api.signUp();
  const month = 30 * 86_400;
  await api.services.clock.advance(month);
  await login(siti, siti.password);
  const [{ at }] = (await record(siti)).data;
  await api.services.clock.advance(-month);
  expect(Date.parse(at) - Date.now()).toBeGreaterThan((month - 600) * 1_000);
});
