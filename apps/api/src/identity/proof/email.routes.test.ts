import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { adopter } from '../../database/schema/index.ts';
import { buildTestApi, type SignedUp, type TestApi } from '../../testing/test-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await buildTestApi();
});
afterAll(() => api.close());

async function linkTo(address: string): Promise<{ adopterId: number; code: string }> {
  const mails = await api.mailsTo(address);
  const link = new URL(String(mails.find(({ template }) => template === 'verification')?.data.link));
  expect(link.origin + link.pathname).toBe('http://rimba.test/id/verify-email/');
  return { adopterId: Number(link.searchParams.get('adopterId')), code: link.searchParams.get('code') ?? '' };
}

const confirm = (payload: object, headers = {}) =>
  api.app.inject({ method: 'PUT', url: '/api/v1/email/verification', payload, headers });
const send = (headers: object) =>
  api.app.inject({ method: 'POST', url: '/api/v1/email/verification', headers: { ...headers } });
const state = (headers: object) =>
  api.app.inject({ url: '/api/v1/email/verification', headers: { ...headers } });

it('proves the address in the session that registered, and keeps everything', async () => {
  const { headers, email, password, adopter: owner } = await api.signUp({ verified: false });
  const link = await linkTo(email);
  expect((await state(headers)).json().data.emailVerifiedAt).toBeNull();
  const response = await confirm(link, headers);
  expect(response.statusCode).toBe(200);
  expect(response.json().data.passwordKept).toBe(true);
  expect((await state(headers)).json().data.emailVerifiedAt).toBe(response.json().data.emailVerifiedAt);
  expect(await api.services.notifications.unreadCount(owner.id)).toBe(1);
  const kept = await api.services.identity.findAdopter(owner.id);
  expect(kept).toMatchObject({ name: 'Siti Rahmawati', passwordHash: owner.passwordHash });
  const login = await api.app.inject({
    method: 'POST',
    url: '/api/v1/login',
    payload: { email, password, recaptchaToken: await api.captchaToken('login') },
  });
  expect(login.statusCode).toBe(200);
});

it('takes the account from whoever registered it, when somebody else proves the address and says so', async () => {
  const stranger = await api.signUp({ verified: false, name: 'A Stranger' });
  const link = await linkTo(stranger.email);
  expect((await confirm(link)).json().code).toBe('verification.password_needed');
  const response = await confirm({ ...link, dropEarlier: true });
  expect(response.json().data).toMatchObject({ passwordKept: false, resetCode: expect.any(String) });
  const taken = await api.services.identity.findAdopter(stranger.adopter.id);
  expect(taken).toMatchObject({ passwordHash: null, phone: null });
  expect(taken.name, 'a name is never made from the mailbox').toBe('');
  const profile = await api.app.inject({ url: '/api/v1/profile', headers: stranger.headers });
  expect(profile.json().code).toBe('auth.session_ended');
  const refreshed = await api.app.inject({
    method: 'POST',
    url: '/api/v1/refresh',
    payload: { refreshToken: stranger.refreshToken, userId: stranger.adopter.id },
  });
  expect(refreshed.statusCode).toBe(401);
  expect(refreshed.json().code).toBe('auth.session_password_changed');

  const proof = { adopterId: stranger.adopter.id, code: response.json().data.resetCode };
  const looked = await api.app.inject({
    url: '/api/v1/reset-password',
    query: { ...proof, adopterId: String(proof.adopterId) },
  });
  expect(looked.json().data.nameNeeded).toBe(true);
  const set = await api.app.inject({
    method: 'PUT',
    url: '/api/v1/reset-password',
    payload: { ...proof, password: 'gaharu di lereng bukit', name: 'Pak  Rahman' },
  });
  expect(set.statusCode).toBe(200);
  expect((await api.services.identity.findAdopter(stranger.adopter.id)).name).toBe('Pak Rahman');
});

it('keeps everything for whoever opens the link elsewhere and knows the password', async () => {
  const { headers, email, password, adopter: owner } = await api.signUp({ verified: false });
  const link = await linkTo(email);
  const wrong = await confirm({ ...link, password: 'bukan itu' });
  expect(wrong.json()).toMatchObject({
    code: 'auth.wrong_current_password',
    errors: [{ path: 'password' }],
  });
  const right = await confirm({ ...link, password });
  expect(right.json().data).toMatchObject({ passwordKept: true, resetCode: null });
  expect((await state(headers)).json().data.emailVerifiedAt).not.toBeNull();
  const kept = await api.services.identity.findAdopter(owner.id);
  expect(kept).toMatchObject({ name: 'Siti Rahmawati', passwordHash: owner.passwordHash });
});

it('keeps in the security record who proved the address, and what a stranger lost by it', async () => {
  const eventsOf = async ({ adopter: { id } }: SignedUp) => {
    const { rows } = await api.services.security.own(id, { limit: 10, offset: 0 });
    return rows.map(({ event, outcome, way }) => [event, outcome, way]);
  };
  const registered = ['registered', 'done', 'password'];
  const verified = ['email_verified', 'done', null];

  const stranger = await api.signUp({ verified: false });
  await confirm({ ...(await linkTo(stranger.email)), dropEarlier: true });
  expect(await eventsOf(stranger)).toEqual([['way_removed', 'done', 'password'], verified, registered]);

  const owner = await api.signUp({ verified: false });
  const link = await linkTo(owner.email);
  const other = await api.signUp();
  await confirm({ ...link, password: 'bukan itu' });
  await confirm({ ...link, password: owner.password }, other.headers);
  const refused = ['email_verified', 'auth.wrong_current_password', null];
  expect(await eventsOf(owner)).toEqual([verified, refused, registered]);
  expect(await eventsOf(other)).toEqual([registered]);
});

const digitsTo = async (address: string) => String((await api.mailsTo(address))[0]?.data.code);

it('takes the six digits in the session that asked for them, and in no other', async () => {
  const { headers, email, password } = await api.signUp({ verified: false });
  const code = await digitsTo(email);
  expect(code).toMatch(/^\d{6}$/);
  expect((await state(headers)).json().data.codeExpiresAt).not.toBeNull();
  const elsewhere = await api.app.inject({
    method: 'POST',
    url: '/api/v1/login',
    payload: { email, password, recaptchaToken: await api.captchaToken('login') },
  });
  const other = { authorization: `Bearer ${elsewhere.json().data.accessToken}` };
  expect((await state(other)).json().data.codeExpiresAt).toBeNull();
  expect((await confirm({ code }, other)).json().code).toBe('verification.code_expired');
  expect((await confirm({ code })).json().code).toBe('auth.no_token');
  const right = await confirm({ code: `${code.slice(0, 3)} ${code.slice(3)}` }, headers);
  expect(right.json().data).toMatchObject({ passwordKept: true, resetCode: null });
  expect((await confirm({ code }, headers)).json().code).toBe('verification.code_expired');
});

it('counts wrong digits, turns the code off after five, and leaves the link', async () => {
  const { headers, email } = await api.signUp({ verified: false });
  const code = await digitsTo(email);
  const wrong = code === '000000' ? '111111' : '000000';
  const refusals = [];
  for (let tries = 0; tries < 5; tries += 1) refusals.push((await confirm({ code: wrong }, headers)).json());
  expect(refusals.map((refusal) => refusal.code)).toEqual([
    ...Array<string>(4).fill('verification.wrong_code'),
    'verification.code_locked',
  ]);
  expect(refusals[0].message).toContain('4');
  expect((await confirm({ code }, headers)).json().code).toBe('verification.code_locked');
  expect((await confirm(await linkTo(email), headers)).statusCode).toBe(200);
});

it('does not take another account’s bearer for the same session', async () => {
  const owner = await api.signUp({ verified: false });
  const other = await api.signUp();
  const response = await confirm(await linkTo(owner.email), other.headers);
  expect(response.json().code).toBe('verification.password_needed');
  const recorded = async ({ headers }: SignedUp) => {
    const { data } = (await api.app.inject({ url: '/api/v1/security-event/me', headers })).json();
    return data.map(({ event }: { event: string }) => event);
  };
  expect(await recorded(owner), 'it is about the account that the link proves').toContain('email_verified');
  expect(await recorded(other)).not.toContain('email_verified');
});

it('takes a link once, in time, and only with the right adopter', async () => {
  const { headers, email, adopter: owner } = await api.signUp({ verified: false });
  const link = await linkTo(email);
  const codeOf = async (payload: object) => (await confirm(payload, headers)).json().code;
  expect(await codeOf({ ...link, adopterId: owner.id + 1 })).toBe('verification.not_found');
  expect(await codeOf({ ...link, adopterId: 'one' })).toBe('verification.invalid_adopter_id');
  expect(await codeOf({ ...link, code: 'short' })).toBe('verification.invalid_link');
  expect(await codeOf({ ...link, code: ' ' })).toBe('verification.invalid_details');
  expect(await codeOf({ ...link, code: 'x'.repeat(43) })).toBe('verification.not_found');
  await api.db
    .update(adopter)
    .set({ email: `moved-${email}` })
    .where(eq(adopter.id, owner.id));
  expect(await codeOf(link)).toBe('verification.failed');
  await api.db.update(adopter).set({ email }).where(eq(adopter.id, owner.id));
  expect((await confirm({ ...link, adopterId: String(owner.id) }, headers)).statusCode).toBe(200);
  expect(await codeOf(link)).toBe('verification.already_verified');
  await api.db.update(adopter).set({ deletedAt: new Date() }).where(eq(adopter.id, owner.id));
  expect((await confirm(link)).json().code).toBe('auth.adopter_not_found');
});

it('lets two clicks at once prove it once', async () => {
  const { headers, email } = await api.signUp({ verified: false });
  const link = await linkTo(email);
  const statuses = await Promise.all(
    [1, 2, 3].map(() => confirm(link, headers).then((response) => response.statusCode)),
  );
  expect(statuses.sort()).toEqual([200, 409, 409]);
});

it('sends again after a pause that doubles, and the newest link is the one that works', async () => {
  const { headers, email } = await api.signUp({ verified: false });
  const first = await linkTo(email);
  const early = await send(headers);
  expect([early.statusCode, early.json().code]).toEqual([429, 'verification.cooldown']);
  expect(Number(early.headers['retry-after'])).toBeGreaterThan(55);
  await api.services.clock.advance(60);
  const again = await send(headers);
  expect(again.statusCode).toBe(201);
  const pause = Date.parse(again.json().data.nextSendAt) - api.services.clock.now().getTime();
  expect(Math.round(pause / 1_000)).toBe(120);
  expect((await state(headers)).json().data.nextSendAt).toBe(again.json().data.nextSendAt);
  expect((await confirm(first, headers)).json().code).toBe('verification.expired');
  await api.services.clock.advance(24 * 60 * 60);
  expect((await confirm(await linkTo(email), headers)).json().code).toBe('verification.expired');
});

it('has nothing to send to a proven address', async () => {
  const { headers } = await api.signUp();
  expect((await send(headers)).json().code).toBe('verification.already_verified');
});
