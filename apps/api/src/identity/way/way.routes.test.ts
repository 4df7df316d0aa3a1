import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { adopter, signInWay } from '../../database/schema/index.ts';
import { buildTestApi, type SignedUp, type TestApi } from '../../testing/test-api.ts';
import { startTestIssuer, type TestIssuer } from '../../testing/test-issuer.ts';
import type { SignInWay } from './way.schemas.ts';

let issuer: TestIssuer;
let api: TestApi;
beforeAll(async () => {
  issuer = await startTestIssuer();
  api = await buildTestApi({ google: issuer.settings });
});
afterAll(async () => {
  await api.close();
  await issuer.close();
});

const phone = 'Peramban Ponsel';

async function ways({ headers }: Pick<SignedUp, 'headers'>): Promise<SignInWay[]> {
  const answer = await api.app.inject({ url: '/api/v1/sign-in-ways', headers });
  expect(answer.statusCode).toBe(200);
  return answer.json().data;
}

const remove = ({ headers }: Pick<SignedUp, 'headers'>, id: number, payload: object) =>
  api.app.inject({ method: 'DELETE', url: `/api/v1/sign-in-ways/${id}`, headers, payload });

/** Connects a Google account, which changes the session. */
async function connectGoogle(owner: SignedUp, email = `${randomUUID()}@gmail.com`) {
  const credential = await issuer.credential({ sub: randomUUID(), email, name: 'Ratna Dewi' });
  const answer = await api.app.inject({
    method: 'POST',
    url: '/api/v1/auth/google/verify',
    headers: { ...owner.headers, 'user-agent': phone },
    payload: { credential, currentPassword: owner.password },
  });
  expect(answer.statusCode).toBe(200);
  return { headers: { authorization: `Bearer ${answer.json().data.accessToken}` }, email };
}

const idOf = (found: SignInWay[], kind: SignInWay['kind']) => found.find((way) => way.kind === kind)?.id ?? 0;

it('lists each way with when and from where it was added and used', async () => {
  const siti = await api.signUp();
  expect(await ways(siti)).toMatchObject([
    { kind: 'password', label: null, addedAt: expect.any(String), lastUsedAt: expect.any(String) },
  ]);
  const connected = await connectGoogle(siti);
  expect(await ways(connected)).toMatchObject([
    { kind: 'password' },
    { kind: 'google', label: connected.email, addedWith: phone, lastUsedWith: phone },
  ]);
});

it('keeps what a way was used with last', async () => {
  const siti = await api.signUp();
  const [before] = await ways(siti);
  await api.services.clock.advance(60);
  const answer = await api.app.inject({
    method: 'POST',
    url: '/api/v1/login',
    headers: { 'user-agent': phone },
    payload: { email: siti.email, password: siti.password, recaptchaToken: await api.captchaToken('login') },
  });
  expect(answer.statusCode).toBe(200);
  const [after] = await ways(siti);
  expect(after).toMatchObject({ addedAt: before?.addedAt, lastUsedWith: phone });
  expect(after?.lastUsedAt).not.toBe(before?.lastUsedAt);
});

it('follows the account, whoever writes it, and knows no dates of what is older', async () => {
  const { adopter: siti, headers } = await api.signUp();
  const change = (row: object) => api.db.update(adopter).set(row).where(eq(adopter.id, siti.id));
  await change({ googleSubject: randomUUID() });
  expect(await ways({ headers })).toMatchObject([{ kind: 'password' }, { kind: 'google', addedAt: null }]);
  await change({ passwordHash: null });
  const [google] = await ways({ headers });
  await change({ googleSubject: randomUUID() });
  const [other] = await ways({ headers });
  expect(other).toMatchObject({ kind: 'google' });
  expect(other?.id).not.toBe(google?.id);
});

describe('removing a way', () => {
  it('takes it, and signs out whoever may have come in by it', async () => {
    const siti = await api.signUp();
    const owner = await connectGoogle(siti);
    const elsewhere = await api.app.inject({
      method: 'POST',
      url: '/api/v1/login',
      payload: {
        email: siti.email,
        password: siti.password,
        recaptchaToken: await api.captchaToken('login'),
      },
    });
    const { accessToken } = elsewhere.json().data;
    const id = idOf(await ways(owner), 'google');
    expect((await remove(owner, id, { currentPassword: siti.password })).statusCode).toBe(200);
    expect(await ways(owner)).toMatchObject([{ kind: 'password' }]);
    const profile = (authorization: string) =>
      api.app.inject({ url: '/api/v1/profile', headers: { authorization } });
    expect((await profile(`Bearer ${accessToken}`)).json().code).toBe('auth.session_ended');
    expect((await profile(owner.headers.authorization)).statusCode).toBe(200);
  });

  it('takes the password, with which nobody comes in from then on', async () => {
    const siti = await api.signUp();
    const owner = await connectGoogle(siti);
    const id = idOf(await ways(owner), 'password');
    expect((await remove(owner, id, { currentPassword: siti.password })).statusCode).toBe(200);
    const answer = await api.app.inject({
      method: 'POST',
      url: '/api/v1/login',
      payload: {
        email: siti.email,
        password: siti.password,
        recaptchaToken: await api.captchaToken('login'),
      },
    });
    expect(answer.json().code).toBe('auth.invalid_credentials');
    expect(
      await api.db.select().from(signInWay).where(eq(signInWay.adopterId, siti.adopter.id)),
    ).toHaveLength(1);
  });

  it('keeps the last one, also of two that are taken at once', async () => {
    const siti = await api.signUp();
    const [only] = await ways(siti);
    const proof = { currentPassword: siti.password };
    const last = await remove(siti, only?.id ?? 0, proof);
    expect([last.statusCode, last.json().code]).toEqual([409, 'auth.last_way']);
    const owner = await connectGoogle(siti);
    const both = await Promise.all((await ways(owner)).map(({ id }) => remove(owner, id, proof)));
    expect(both.map((answer) => answer.statusCode).sort()).toEqual([200, 409]);
    expect(await ways(owner)).toHaveLength(1);
  });

  it('asks for a proof, and knows the ways of nobody else', async () => {
    const siti = await api.signUp();
    const budi = await api.signUp();
    const owner = await connectGoogle(siti);
    const [own] = await ways(owner);
    const guessed = await remove(owner, own?.id ?? 0, { currentPassword: 'a wrong guess' });
    expect(guessed.json().code).toBe('auth.wrong_current_password');
    expect((await remove(owner, own?.id ?? 0, {})).statusCode).toBe(422);
    const foreign = await remove(budi, own?.id ?? 0, { currentPassword: budi.password });
    expect([foreign.statusCode, foreign.json().code]).toEqual([404, 'auth.way_not_found']);
    expect(await ways(owner)).toHaveLength(2);
  });
});

describe('a new password by a mailed link', () => {
  async function linkFor({ email, adopter: owner }: SignedUp) {
    await api.services.identity.passwordReset.request(email, 'id');
    await api.services.jobs.drain();
    const mail = (await api.mailsTo(email)).find(({ template }) => template === 'passwordReset');
    const link = new URL(String(mail?.data.link));
    return { adopterId: String(owner.id), code: link.searchParams.get('code') ?? '' };
  }
  const reset = (payload: object) =>
    api.app.inject({ method: 'PUT', url: '/api/v1/reset-password', payload });

  it('shows the other ways, and ends those that its owner does not confirm', async () => {
    const siti = await api.signUp();
    const { email: google } = await connectGoogle(siti);
    const proof = await linkFor(siti);
    const state = await api.app.inject({ url: '/api/v1/reset-password', query: proof });
    expect(state.json().data.ways).toMatchObject([{ kind: 'google', label: google }]);
    const answer = await reset({ ...proof, password: 'ulin di hulu sungai', keepWays: [] });
    expect(answer.statusCode, answer.body).toBe(200);
    expect(await api.services.identity.ways.list(siti.adopter.id)).toMatchObject([{ kind: 'password' }]);
    expect(await api.templatesTo(siti.email)).toContain('wayRemoved');
    const recorded: unknown[] = [];
    for await (const { event, way, outcome } of api.services.security.all({
      since: new Date(0),
      adopterId: siti.adopter.id,
    }))
      recorded.push({ event, way, outcome });
    expect(recorded).toEqual(
      expect.arrayContaining([
        { event: 'password_reset', way: null, outcome: 'done' },
        { event: 'way_removed', way: 'google', outcome: 'done' },
      ]),
    );
  });

  it('keeps those that they do', async () => {
    const siti = await api.signUp();
    await connectGoogle(siti);
    const proof = await linkFor(siti);
    const ways = await api.services.identity.ways.list(siti.adopter.id);
    const keepWays = ways.filter(({ kind }) => kind === 'google').map(({ id }) => id);
    expect((await reset({ ...proof, password: 'ulin di hulu sungai', keepWays })).statusCode).toBe(200);
    expect(await api.services.identity.ways.list(siti.adopter.id)).toHaveLength(2);
  });

  it('shows nobody the ways of an address that is not proven: they go with the first proof', async () => {
    const stranger = await api.signUp({ verified: false });
    await connectGoogle(stranger);
    const proof = await linkFor(stranger);
    const state = await api.app.inject({ url: '/api/v1/reset-password', query: proof });
    expect(state.json().data.ways).toEqual([]);
  });
});

describe('what the owner is told', () => {
  const told = async ({ email }: SignedUp) =>
    (await api.mailsTo(email))
      .map(({ template }) => template)
      .filter((template) => template !== 'verification');
  const noticed = async ({ headers }: Pick<SignedUp, 'headers'>) =>
    (await api.app.inject({ url: '/api/v1/notification', headers })).json().data;
  const login = async ({ email, password }: SignedUp, headers: Record<string, string>) =>
    api.app.inject({
      method: 'POST',
      url: '/api/v1/login',
      headers,
      payload: { email, password, recaptchaToken: await api.captchaToken('login') },
    });

  it('is a way that was added, and one that was removed', async () => {
    const siti = await api.signUp();
    const owner = await connectGoogle(siti);
    expect(await told(siti)).toEqual(['wayAdded']);
    expect((await api.mailsTo(siti.email))[0]?.data).toMatchObject({ way: 'google', label: owner.email });
    await remove(owner, idOf(await ways(owner), 'google'), { currentPassword: siti.password });
    expect(await told(siti)).toEqual(['wayRemoved', 'wayAdded']);
    expect(await noticed(owner)).toMatchObject([
      { category: 'rimba_way_removed', link: '/profile#ways' },
      { category: 'rimba_way_added' },
    ]);
  });

  it('is the first time that a way is used on a device, once', async () => {
    const siti = await api.signUp();
    const chrome = 'Mozilla/5.0 (Linux; Android 10; K) Chrome/140.0.0.0 Mobile Safari/537.36';
    const first = await login(siti, { 'user-agent': chrome });
    expect(await told(siti)).toEqual(['wayUsed']);
    expect((await api.mailsTo(siti.email))[0]?.data).toMatchObject({
      way: 'password',
      device: { browser: 'Chrome', system: 'Android' },
    });
    const cookie = [first.headers['set-cookie']]
      .flat()
      .map((set) => String(set).split(';')[0])
      .join('; ');
    await login(siti, { cookie });
    expect(await told(siti)).toEqual(['wayUsed']);
    await login(siti, {});
    expect(await told(siti)).toEqual(['wayUsed', 'wayUsed']);
  });

  it('is nothing where the address is somebody’s who never proved it', async () => {
    const stranger = await api.signUp({ verified: false });
    await login(stranger, {});
    expect(await told(stranger)).toEqual([]);
  });
});

it('wants a bearer', async () => {
  expect((await api.app.inject('/api/v1/sign-in-ways')).json().code).toBe('auth.no_token');
});
