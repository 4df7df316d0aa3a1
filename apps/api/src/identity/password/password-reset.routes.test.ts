import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { adopter as adopterTable } from '../../database/schema/index.ts';
import { buildTestApi, type TestApi } from '../../testing/test-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await buildTestApi();
});
afterAll(() => api.close());

const request = (email: string, headers = {}) =>
  api.app.inject({ method: 'POST', url: '/api/v1/email/reset-password', payload: { email }, headers });
const check = (query: Record<string, string>) => api.app.inject({ url: '/api/v1/reset-password', query });
const reset = (payload: object) => api.app.inject({ method: 'PUT', url: '/api/v1/reset-password', payload });
const login = async (email: string, password: string) =>
  api.app.inject({
    method: 'POST',
    url: '/api/v1/login',
    payload: { email, password, recaptchaToken: await api.captchaToken('login') },
  });

async function mailedLink(email: string, language = 'id') {
  await api.services.jobs.drain();
  const mails = await api.mailsTo(email);
  const link = new URL(String(mails.find(({ template }) => template === 'passwordReset')?.data.link));
  expect(link.origin + link.pathname).toBe(`http://rimba.test/${language}/reset-password/`);
  return {
    adopterId: link.searchParams.get('adopterId') ?? '',
    code: link.searchParams.get('code') ?? '',
  };
}

const newPassword = 'ulin di hulu sungai';

it('sets a new password once, ends every session and tells the owner', async () => {
  const { email, password, refreshToken, adopter } = await api.signUp();
  expect((await request(email, { 'accept-language': 'en-GB' })).statusCode).toBe(200);
  const link = await mailedLink(email, 'en');
  expect((await check(link)).json().data.expiresAt).toEqual(expect.any(String));
  expect((await reset({ ...link, password: newPassword })).statusCode).toBe(200);
  expect((await login(email, password)).statusCode).toBe(401);
  expect((await login(email, newPassword)).statusCode).toBe(200);
  const refreshed = await api.app.inject({
    method: 'POST',
    url: '/api/v1/refresh',
    payload: { refreshToken, userId: adopter.id },
  });
  expect(refreshed.statusCode).toBe(401);
  expect(await api.templatesTo(email)).toContain('passwordChanged');
  const again = await reset({ ...link, password: newPassword });
  expect([again.statusCode, again.json().code]).toEqual([410, 'reset.code_expired']);
});

it('answers a stranger’s address the same, pause and all, and mails nothing', async () => {
  const { email } = await api.signUp();
  const [known, unknown] = [await request(email), await request('nobody@rimba.test')];
  expect(Object.keys(known.json().data)).toEqual(Object.keys(unknown.json().data));
  expect([known.statusCode, unknown.statusCode]).toEqual([200, 200]);
  const [knownAgain, unknownAgain] = [await request(email), await request('nobody@rimba.test')];
  expect(knownAgain.json().code).toBe('reset.cooldown');
  expect(unknownAgain.json().code).toBe('reset.cooldown');
  await api.services.jobs.drain();
  expect(await api.mailsTo('nobody@rimba.test')).toEqual([]);
});

it('refuses a strange, foreign and late code, and a password that is none', async () => {
  const { email } = await api.signUp();
  await request(email);
  const link = await mailedLink(email);
  const codeOf = async (payload: object) =>
    (await reset({ ...link, password: newPassword, ...payload })).json().code;
  expect(await codeOf({ code: 'short' })).toBe('reset.invalid_code');
  expect(await codeOf({ code: 'x'.repeat(43) })).toBe('reset.code_not_found');
  expect(await codeOf({ adopterId: 999_999 })).toBe('reset.code_not_found');
  expect(await codeOf({ adopterId: 'x' })).toBe('reset.code_not_found');
  expect((await reset({ ...link, password: '123456' })).json().errors).toMatchObject([
    { path: 'password', code: 'auth.password_too_common' },
  ]);
  await api.services.clock.advance(60 * 60);
  expect((await check(link)).json().code).toBe('reset.code_expired');
  expect(await codeOf({})).toBe('reset.code_expired');
  // A month later nothing is kept of it.
  await api.services.clock.advance(30 * 24 * 60 * 60);
  expect(await codeOf({})).toBe('reset.code_not_found');
});

it('is a first proof of the address: what was set before it is gone', async () => {
  const stranger = await api.signUp({ verified: false, name: 'A Stranger' });
  await request(stranger.email);
  const link = await mailedLink(stranger.email);
  expect((await reset({ ...link, password: newPassword })).statusCode).toBe(200);
  const owner = await api.services.identity.findAdopter(stranger.adopter.id);
  expect(owner.emailVerifiedAt).not.toBeNull();
  expect(owner.name).not.toContain('Stranger');
  expect((await login(stranger.email, newPassword)).statusCode).toBe(200);
});

it('fails when the account has another address by then', async () => {
  const { email, adopter } = await api.signUp();
  await request(email);
  const link = await mailedLink(email);
  const corrected = { email: 'corrected@rimba.test' };
  await api.db.update(adopterTable).set(corrected).where(eq(adopterTable.id, adopter.id));
  const response = await reset({ ...link, password: newPassword });
  expect([response.statusCode, response.json().code]).toEqual([409, 'reset.failed']);
});
