import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTestApi, type SignedUp, type TestApi } from '../../testing/test-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await buildTestApi();
});
afterAll(() => api.close());

const day = 24 * 60 * 60;
const newAddress = () => `${randomUUID()}@hutan.example`;

type Caller = Pick<SignedUp, 'headers'>;
const start = ({ headers }: Caller, payload: object) =>
  api.app.inject({ method: 'POST', url: '/api/v1/profile/email', headers, payload });
const confirm = ({ headers }: Caller, payload: object) =>
  api.app.inject({ method: 'PUT', url: '/api/v1/profile/email', headers, payload });
const awaited = async ({ headers }: Caller) =>
  (await api.app.inject({ url: '/api/v1/profile/email', headers })).json().data;
const letGo = ({ headers }: Caller) =>
  api.app.inject({ method: 'DELETE', url: '/api/v1/profile/email', headers });
const codeOf = (link = '') => new URL(link).searchParams.get('code') ?? '';
const profile = ({ headers }: Caller) => api.app.inject({ url: '/api/v1/profile', headers });

const login = async (email: string, password: string) =>
  api.app.inject({
    method: 'POST',
    url: '/api/v1/login',
    payload: { email, password, recaptchaToken: await api.captchaToken('login') },
  });

const signIn = async (email: string, password: string): Promise<string> =>
  (await login(email, password)).json().data.accessToken;

async function mailed(to: string, template: string) {
  const found = (await api.mailsTo(to)).find((mail) => mail.template === template);
  return (found?.data ?? {}) as { code?: string; link?: string };
}

/** Moves an account to an address of its own mailbox. */
async function move(owner: SignedUp, email = newAddress()): Promise<string> {
  expect((await start(owner, { email, currentPassword: owner.password })).statusCode).toBe(201);
  const { code } = await mailed(email, 'emailChangeCode');
  const moved = await confirm(owner, { email, code });
  expect(moved.statusCode, moved.body).toBe(200);
  return email;
}

/** What the link that an earlier address was sent carries. */
async function undoOf(email: string) {
  const { searchParams } = new URL((await mailed(email, 'emailChanged')).link ?? '');
  return { adopterId: searchParams.get('adopterId') ?? '', code: searchParams.get('code') ?? '' };
}
const restore = (proof: object, password: string) =>
  api.app.inject({ method: 'PUT', url: '/api/v1/reset-password', payload: { ...proof, password } });

it('moves the account once the new address is proven, and signs the other devices out', async () => {
  const siti = await api.signUp();
  const email = newAddress();
  const elsewhere = (await login(siti.email, siti.password)).json().data.accessToken;
  const started = await start(siti, { email: ` ${email.toUpperCase()} `, currentPassword: siti.password });
  expect(Date.parse(started.json().data.expiresAt)).toBeGreaterThan(Date.now());
  expect((await profile(siti)).json().data.email).toBe(siti.email);
  const { code } = await mailed(email, 'emailChangeCode');
  const moved = await confirm(siti, { email, code });
  expect(moved.json().data).toMatchObject({ id: siti.adopter.id, email });
  expect(moved.json().data.emailVerifiedAt).not.toBeNull();
  expect((await profile(siti)).json().data.email).toBe(email);
  const other = await profile({ headers: { authorization: `Bearer ${elsewhere}` } });
  expect(other.json().code).toBe('auth.session_ended');
  expect((await login(email, siti.password)).statusCode).toBe(200);
  expect((await login(siti.email, siti.password)).statusCode).toBe(401);
  expect((await confirm(siti, { email, code })).statusCode, 'a code works once').not.toBe(200);
});

it('asks who it is, and wants the code of that very address, typed where it was asked for', async () => {
  const siti = await api.signUp();
  const budi = await api.signUp();
  const email = newAddress();
  expect((await start(siti, { email })).json().errors).toMatchObject([{ path: 'currentPassword' }]);
  const guessed = await start(siti, { email, currentPassword: 'a wrong guess' });
  expect(guessed.json().code).toBe('auth.wrong_current_password');
  expect(await api.mailsTo(email)).toEqual([]);
  const wrong = await start(siti, { email: 'siti@', currentPassword: siti.password });
  expect(wrong.json().errors).toMatchObject([{ path: 'email', code: 'request.invalid_email' }]);
  expect((await start(siti, { email, currentPassword: siti.password })).statusCode).toBe(201);
  const { code } = await mailed(email, 'emailChangeCode');
  const again = await start(siti, { email, currentPassword: siti.password });
  expect([again.statusCode, again.json().code]).toEqual([429, 'checkout.code_cooldown']);
  const notHere = 'verification.code_expired';
  expect((await confirm(budi, { email, code })).json().code, 'another account').toBe(notHere);
  const other = await confirm(siti, { email: newAddress(), code });
  expect(other.json().code, 'another address').toBe(notHere);
  const elsewhere = { headers: { authorization: `Bearer ${await signIn(siti.email, siti.password)}` } };
  expect((await confirm(elsewhere, { code })).json().code, 'another session').toBe(notHere);
  expect((await awaited(elsewhere)).email).toBeNull();
  await api.services.clock.advance(16 * 60);
  expect((await confirm(siti, { email, code })).json().code).toBe(notHere);
  expect(await awaited(siti), 'it is still known which one was asked for').toEqual({
    email,
    codeExpiresAt: null,
  });
  expect((await profile(siti)).json().data.email).toBe(siti.email);
});

it('knows in the session that asked which address waits, until it is proven, let go or another one asked for', async () => {
  const siti = await api.signUp();
  expect(await awaited(siti)).toEqual({ email: null, codeExpiresAt: null });
  const [first, second] = [newAddress(), newAddress()];
  await start(siti, { email: first, currentPassword: siti.password });
  expect(await awaited(siti)).toEqual({ email: first, codeExpiresAt: expect.any(String) });
  const { code: stale, link: staleLink } = await mailed(first, 'emailChangeCode');
  await start(siti, { email: second, currentPassword: siti.password });
  expect((await awaited(siti)).email).toBe(second);
  const { code = '' } = await mailed(second, 'emailChangeCode');
  expect(code).toMatch(/^\d{6}$/);
  if (stale !== code)
    expect((await confirm(siti, { code: stale })).json().code).toBe('verification.wrong_code');
  expect((await confirm(siti, { code: codeOf(staleLink) })).json().code).toBe('verification.expired');
  expect((await letGo(siti)).statusCode).toBe(200);
  expect(await awaited(siti)).toEqual({ email: null, codeExpiresAt: null });
  expect((await confirm(siti, { code })).json().code).toBe('verification.code_expired');
  expect((await profile(siti)).json().data.email).toBe(siti.email);
});

it('turns the digits off after five wrong tries, and leaves the link', async () => {
  const siti = await api.signUp();
  const email = newAddress();
  await start(siti, { email, currentPassword: siti.password });
  const { code, link } = await mailed(email, 'emailChangeCode');
  const wrong = code === '000000' ? '111111' : '000000';
  const refusals = [];
  for (let tries = 0; tries < 5; tries += 1)
    refusals.push((await confirm(siti, { code: wrong })).json().code);
  expect(refusals).toEqual([...Array<string>(4).fill('verification.wrong_code'), 'verification.code_locked']);
  expect(await awaited(siti)).toEqual({ email, codeExpiresAt: null });
  expect((await confirm(siti, { code: codeOf(link) })).json().data).toMatchObject({ email });
});

it('takes the link in any session of the account and in no other, and leaves both where they are', async () => {
  const siti = await api.signUp();
  const budi = await api.signUp();
  const email = newAddress();
  const [phone, third] = await Promise.all([1, 2].map(() => signIn(siti.email, siti.password)));
  await start(siti, { email, currentPassword: siti.password });
  const { link = '' } = await mailed(email, 'emailChangeCode');
  expect(new URL(link).pathname).toBe('/id/profile');
  const code = codeOf(link);
  expect((await confirm(budi, { code })).json().code).toBe('verification.not_found');
  const onPhone = { headers: { authorization: `Bearer ${phone}` } };
  expect((await confirm(onPhone, { code })).json().data).toMatchObject({ id: siti.adopter.id, email });
  expect((await profile(siti)).json().data.email, 'the page that asked goes on').toBe(email);
  expect(await awaited(siti)).toEqual({ email: null, codeExpiresAt: null });
  const other = await profile({ headers: { authorization: `Bearer ${third}` } });
  expect(other.json().code).toBe('auth.session_ended');
  expect((await mailed(siti.email, 'emailChanged')).link).toBeDefined();
  expect((await confirm(onPhone, { code })).json().code).toBe('verification.expired');
});

it('leaves alone an address that has an account, also one that gets it meanwhile', async () => {
  const siti = await api.signUp();
  const budi = await api.signUp();
  const taken = await start(siti, { email: budi.email, currentPassword: siti.password });
  expect([taken.statusCode, taken.json().code]).toEqual([409, 'auth.email_taken']);
  const email = newAddress();
  await start(siti, { email, currentPassword: siti.password });
  await api.signUp({ email });
  const { code } = await mailed(email, 'emailChangeCode');
  expect((await confirm(siti, { email, code })).json().code).toBe('auth.email_taken');
});

describe('the address that it had', () => {
  it('is told, and has the account back by its link: with a new password, and everybody signed out', async () => {
    const siti = await api.signUp();
    const email = await move(siti);
    const proof = await undoOf(siti.email);
    const state = await api.app.inject({ url: '/api/v1/reset-password', query: proof });
    expect(state.json().data).toMatchObject({ restoresEmail: siti.email });
    expect((await restore(proof, 'ulin di hulu sungai')).statusCode).toBe(200);
    expect(await mailed(siti.email, 'emailRestored')).toMatchObject({ name: siti.adopter.name });
    expect((await profile(siti)).json().code).toBe('auth.session_ended');
    expect((await login(email, siti.password)).statusCode).toBe(401);
    expect((await login(siti.email, siti.password)).statusCode).toBe(401);
    const back = (await login(siti.email, 'ulin di hulu sungai')).json().data;
    expect(back.user).toMatchObject({ id: siti.adopter.id, email: siti.email });
    expect((await restore(proof, 'gaharu di lereng')).json().code).toBe('reset.code_expired');
    const { data } = (
      await api.app.inject({
        url: '/api/v1/security-event/me',
        headers: { authorization: `Bearer ${back.accessToken}` },
      })
    ).json();
    const events = data.map(({ event }: { event: string }) => event);
    expect(events).toEqual(expect.arrayContaining(['email_change_asked', 'email_changed', 'email_restored']));
  });

  it('has three days for it, in which nobody else gets the address', async () => {
    const siti = await api.signUp();
    await move(siti);
    const register = async () =>
      api.app.inject({
        method: 'POST',
        url: '/api/v1/register',
        payload: {
          name: 'A Stranger',
          email: siti.email,
          password: 'four words that are long',
          recaptchaToken: await api.captchaToken('register'),
        },
      });
    expect((await register()).json().code).toBe('auth.email_taken');
    const { identity } = api.services;
    const { browser } = await identity.requestGuestCode(siti.email, 'id');
    const { code } = await mailed(siti.email, 'checkoutCode');
    const guest = await identity.proveGuest({ email: siti.email, browser, code: code ?? '' });
    const device = { userAgent: undefined, address: '127.0.0.1' };
    const opening = api.db.transaction((tx) =>
      identity.openGuest(tx, { guest, name: 'A Stranger', language: 'id', device }),
    );
    await expect(opening).rejects.toMatchObject({ code: 'auth.email_taken' });
    const budi = await api.signUp();
    const asked = await start(budi, { email: siti.email, currentPassword: budi.password });
    expect(asked.json().code).toBe('auth.email_taken');
    const proof = await undoOf(siti.email);
    await api.services.clock.advance(3 * day + 1);
    expect((await restore(proof, 'ulin di hulu sungai')).json().code).toBe('reset.code_expired');
    expect((await register()).statusCode).toBe(201);
  });

  it('keeps its link although the account moves on, and takes back that of whoever moved it', async () => {
    const siti = await api.signUp();
    const second = await move(siti);
    await move(siti);
    const [first, later] = [await undoOf(siti.email), await undoOf(second)];
    expect((await restore(later, 'kata sandi si pencuri')).statusCode).toBe(200);
    expect((await restore(first, 'ulin di hulu sungai')).statusCode).toBe(200);
    expect((await login(siti.email, 'ulin di hulu sungai')).statusCode).toBe(200);
    const third = await api.signUp();
    const fourth = await move(third);
    await move(third);
    expect((await restore(await undoOf(third.email), 'ulin di hulu sungai')).statusCode).toBe(200);
    const late = await restore(await undoOf(fourth), 'kata sandi si pencuri');
    expect(late.json().code).toBe('reset.code_expired');
  });

  it('is not told where nobody had proven it', async () => {
    const siti = await api.signUp({ verified: false });
    const email = await move(siti);
    expect((await profile(siti)).json().data).toMatchObject({ email, emailVerifiedAt: expect.any(String) });
    expect(await mailed(siti.email, 'emailChanged')).toEqual({});
  });
});

describe('an address that nobody has proven', () => {
  const correct = ({ headers }: Caller, payload: object) =>
    api.app.inject({ method: 'PUT', url: '/api/v1/email/verification/address', headers, payload });
  const state = async ({ headers }: Caller) =>
    (await api.app.inject({ url: '/api/v1/email/verification', headers })).json().data;
  const prove = ({ headers }: Caller, payload: object) =>
    api.app.inject({ method: 'PUT', url: '/api/v1/email/verification', headers, payload });

  it('is put right by its session, which proves the other by the digits that are mailed to it', async () => {
    const siti = await api.signUp({ verified: false });
    const email = newAddress();
    const { code: stale } = await mailed(siti.email, 'verification');
    const corrected = await correct(siti, { email: email.toUpperCase(), currentPassword: siti.password });
    expect(corrected.json().data).toMatchObject({ id: siti.adopter.id, email, emailVerifiedAt: null });
    expect(await state(siti)).toMatchObject({
      email,
      emailVerifiedAt: null,
      nextSendAt: expect.any(String),
      codeExpiresAt: expect.any(String),
    });
    const { code } = await mailed(email, 'verification');
    expect(code).toMatch(/^\d{6}$/);
    if (stale !== code) expect((await prove(siti, { code: stale })).statusCode).toBe(422);
    expect((await prove(siti, { code })).statusCode).toBe(200);
    expect((await profile(siti)).json().data).toMatchObject({ email, emailVerifiedAt: expect.any(String) });
    expect(await mailed(siti.email, 'emailChanged'), 'nobody is told at the mistyped one').toEqual({});
    expect((await login(email, siti.password)).statusCode).toBe(200);
    const late = await correct(siti, { email: newAddress(), currentPassword: siti.password });
    expect([late.statusCode, late.json().code]).toEqual([409, 'verification.already_verified']);
  });

  it('stays where the other is taken, was mailed just now, or the password is not known', async () => {
    const siti = await api.signUp({ verified: false });
    const budi = await api.signUp();
    const tryFor = async (email: string, currentPassword = siti.password) => {
      const { statusCode, body } = await correct(siti, { email, currentPassword });
      return [statusCode, JSON.parse(body).code];
    };
    expect(await tryFor(budi.email)).toEqual([409, 'auth.email_taken']);
    expect(await tryFor(newAddress(), 'a wrong guess')).toEqual([422, 'auth.wrong_current_password']);
    expect(await state(siti)).toMatchObject({ email: siti.email });
    const email = newAddress();
    expect(await tryFor(email)).toEqual([200, undefined]);
    expect(await tryFor(siti.email)).toEqual([429, 'verification.cooldown']);
    expect(await state(siti)).toMatchObject({ email });
  });
});

it('wants a bearer', async () => {
  const answer = await api.app.inject({ method: 'POST', url: '/api/v1/profile/email', payload: {} });
  expect(answer.json().code).toBe('auth.no_token');
});
