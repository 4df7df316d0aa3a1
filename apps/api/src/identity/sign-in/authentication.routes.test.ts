import { setTimeout as wait } from 'node:timers/promises';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { adopter, mail, refreshToken, session } from '../../database/schema/index.ts';
import { buildTestApi, type TestApi } from '../../testing/test-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await buildTestApi();
});
afterAll(() => api.close());

const post = (url: string, payload: object, headers = {}) =>
  api.app.inject({
    method: 'POST',
    url: `/api/v1${url}`,
    payload,
    headers: { 'accept-language': 'en', ...headers },
  });

const register = async (fields: object = {}) =>
  post('/register', {
    name: 'Siti Rahmawati',
    email: 'siti@rimba.test',
    password: 'belian di tepi rawa',
    recaptchaToken: await api.captchaToken('register'),
    ...fields,
  });

const login = async (email: string, password: string, recaptchaToken?: string) =>
  post('/login', { email, password, recaptchaToken: recaptchaToken ?? (await api.captchaToken('login')) });

const refresh = (token: string, userId: number) => post('/refresh', { refreshToken: token, userId });

describe('registering', () => {
  it('makes an unproven account, signs it in, mails a link and sets the hint', async () => {
    const response = await register({ email: '  Siti@Rimba.test ', name: ' Siti   Rahmawati ' });
    expect(response.statusCode).toBe(201);
    const { data } = response.json();
    expect(data.user).toMatchObject({
      name: 'Siti Rahmawati',
      email: 'siti@rimba.test',
      emailVerifiedAt: null,
      publicName: 'hidden',
      language: 'en',
      hasPassword: true,
    });
    expect(data.user.passwordHash).toBeUndefined();
    expect(data.accessTokenExpiredAt).toBeGreaterThan(Date.now() + 14 * 60_000);
    expect(String(response.headers['set-cookie'])).toMatch(
      /^rimba_session=1; Max-Age=\d+; Path=\/; SameSite=Lax/,
    );
    const mails = await api.db.select().from(mail).where(eq(mail.recipient, 'siti@rimba.test'));
    expect(mails).toMatchObject([{ template: 'verification', language: 'en', sentAt: null }]);
  });

  it('refuses an address that has an account, in any case', async () => {
    const response = await register({ email: 'SITI@rimba.test' });
    expect(response.statusCode).toBe(409);
    expect(response.json()).toMatchObject({
      code: 'auth.email_taken',
      message: 'User with this email already exists',
    });
  });

  it('makes one account of two requests at once', async () => {
    const statuses = await Promise.all(
      [1, 2].map(() => register({ email: 'twice@rimba.test' }).then((response) => response.statusCode)),
    );
    expect(statuses.sort()).toEqual([201, 409]);
  });

  it('names every wrong field at once', async () => {
    const response = await register({ name: 'Al', email: 'nowhere', password: '12345' });
    expect([response.statusCode, response.json().code]).toEqual([422, 'auth.invalid_email_or_data']);
    expect(
      response.json().errors.map(({ path, code }: { path: string; code: string }) => [path, code]),
    ).toEqual([
      ['name', 'profile.name_too_short'],
      ['email', 'request.invalid_email'],
      ['password', 'auth.password_too_short'],
    ]);
  });

  it('refuses fields it does not know and a body that is no object', async () => {
    expect((await register({ emailVerifiedAt: '2026-01-01' })).statusCode).toBe(422);
    expect((await post('/register', [])).statusCode).toBe(422);
  });

  it('wants a bot check of its own, once', async () => {
    const recaptchaToken = await api.captchaToken('register');
    const wrongAction = await api.captchaToken('login');
    const codes: string[] = [];
    for (const token of [wrongAction, 'nonsense', recaptchaToken, recaptchaToken]) {
      const response = await register({ email: `captcha-${codes.length}@rimba.test`, recaptchaToken: token });
      codes.push(response.json().code ?? 'ok');
    }
    const refused = 'checkout.recaptcha_failed';
    expect(codes).toEqual([refused, refused, 'ok', refused]);
  });

  it('refuses a challenge that was made easier', async () => {
    const token = JSON.parse(Buffer.from(await api.captchaToken('register'), 'base64').toString());
    token.challenge.parameters.data.action = 'login';
    const response = await login(
      'siti@rimba.test',
      'x',
      Buffer.from(JSON.stringify(token)).toString('base64'),
    );
    expect(response.json().code).toBe('checkout.recaptcha_failed');
  });
});

describe('logging in', () => {
  it('takes the right password and says the same of a wrong one and an unknown address', async () => {
    const { email, password } = await api.signUp();
    expect((await login(email.toUpperCase(), password)).statusCode).toBe(200);
    const wrong = await login(email, 'something else');
    const unknown = await login('nobody@rimba.test', 'something else');
    for (const response of [wrong, unknown]) {
      expect(response.statusCode).toBe(401);
      expect(response.json()).toMatchObject({
        code: 'auth.invalid_credentials',
        message: 'Invalid email or password',
      });
    }
  });

  it('says which field is missing before it looks anybody up', async () => {
    const response = await login('nowhere', '');
    expect(response.statusCode).toBe(422);
    expect(response.json()).toMatchObject({
      code: 'auth.invalid_email_or_data',
      errors: [
        { path: 'email', code: 'request.invalid_email' },
        { path: 'password', code: 'request.field_required' },
      ],
    });
  });

  it('makes an account wait after five failures, also when they come at once', async () => {
    const { email, password } = await api.signUp();
    const tokens = await Promise.all(Array.from({ length: 12 }, () => api.captchaToken('login')));
    const answers = await Promise.all(tokens.map((token) => login(email, 'wrong', token)));
    const refused = answers.filter((answer) => answer.statusCode === 429);
    expect(refused.length).toBeGreaterThanOrEqual(6);
    expect(Number(refused[0]?.headers['retry-after'])).toBeGreaterThanOrEqual(1);
    await wait(1_100);
    expect((await login(email, password)).statusCode).toBe(200);
    expect((await login(email, 'wrong')).statusCode).toBe(401);
  });
});

describe('refreshing', () => {
  it('changes the token, and answers a lost answer with the same one', async () => {
    const { adopter: owner, refreshToken: first } = await api.signUp();
    const second = (await refresh(first, owner.id)).json().data.refreshToken;
    const again = (await refresh(first, owner.id)).json().data.refreshToken;
    expect(again).toBe(second);
    expect(second).not.toBe(first);
    expect((await refresh(second, owner.id)).statusCode).toBe(200);
  });

  it('gives ten requests at once the same successor', async () => {
    const { adopter: owner, refreshToken: first } = await api.signUp();
    const answers = await Promise.all(Array.from({ length: 10 }, () => refresh(first, owner.id)));
    expect(new Set(answers.map((answer) => answer.json().data.refreshToken)).size).toBe(1);
  });

  it('ends the whole session when a used token comes back later', async () => {
    const { adopter: owner, refreshToken: first } = await api.signUp();
    const second = (await refresh(first, owner.id)).json().data.refreshToken;
    await api.db
      .update(refreshToken)
      .set({ usedAt: new Date(Date.now() - 21_000) })
      .where(eq(refreshToken.sessionId, await sessionOf(owner.id)));
    await api.db
      .update(refreshToken)
      .set({ usedAt: null })
      .where(eq(refreshToken.tokenHash, await hashOf(second)));
    const reused = await refresh(first, owner.id);
    expect(reused.statusCode).toBe(401);
    expect(reused.json().code).toBe('auth.session_reused');
    expect((await refresh(second, owner.id)).json().code).toBe('auth.session_reused');
  });

  it('refuses a token with another user, an idle one and an unknown one', async () => {
    const { adopter: owner, refreshToken: token } = await api.signUp();
    expect((await refresh(token, owner.id + 1)).json().code).toBe('auth.token_refresh_failed');
    expect((await refresh('unknown', owner.id)).json().code).toBe('auth.token_refresh_failed');
    await api.db
      .update(refreshToken)
      .set({ expiresAt: new Date(Date.now() - 1) })
      .where(eq(refreshToken.tokenHash, await hashOf(token)));
    expect((await refresh(token, owner.id)).json().code).toBe('auth.session_expired');
  });
});

describe('a session', () => {
  it('ends 90 days after the login, however often it was used', async () => {
    const { adopter: owner, refreshToken: first } = await api.signUp();
    const { refreshToken: token, accessToken } = (await refresh(first, owner.id)).json().data;
    const own = eq(session.adopterId, owner.id);
    const [row] = await api.db.select().from(session).where(own);
    expect((row?.endsAt.getTime() ?? 0) - (row?.createdAt.getTime() ?? 0)).toBe(90 * 24 * 3_600_000);
    await api.db
      .update(session)
      .set({ endsAt: new Date(Date.now() - 1) })
      .where(own);
    expect((await refresh(token, owner.id)).json().code).toBe('auth.session_expired');
    const headers = { authorization: `Bearer ${accessToken}` };
    expect((await api.app.inject({ url: '/api/v1/profile', headers })).statusCode).toBe(401);
  });
});

describe('logging out', () => {
  it('ends the session by its refresh token alone and takes the hint away', async () => {
    const { adopter: owner, refreshToken: token } = await api.signUp();
    const response = await post('/logout', {}, { 'x-refresh-token': token });
    expect(response.statusCode).toBe(200);
    expect(String(response.headers['set-cookie'])).toContain('rimba_session=; Max-Age=0');
    expect((await refresh(token, owner.id)).statusCode).toBe(401);
  });

  it('answers the same for an unknown token and for none', async () => {
    const unknown = await post('/logout', {}, { 'x-refresh-token': 'never heard of' });
    const none = await api.app.inject({ method: 'POST', url: '/api/v1/logout' });
    expect([unknown.statusCode, none.statusCode]).toEqual([200, 200]);
  });
});

describe('the bearer', () => {
  const profile = (authorization?: string) =>
    api.app.inject({ url: '/api/v1/profile', headers: authorization ? { authorization } : {} });

  it('opens the profile; none, a strange one and a changed one do not', async () => {
    const { accessToken } = await api.signUp();
    expect((await profile(`Bearer ${accessToken}`)).statusCode).toBe(200);
    expect((await profile()).json().code).toBe('auth.no_token');
    expect((await profile('Basic c2l0aTp4')).json().code).toBe('auth.authentication_failed');
    expect((await profile(`Bearer ${accessToken.slice(0, -2)}xx`)).json().code).toBe(
      'auth.authentication_failed',
    );
    const [, payload] = accessToken.split('.');
    const unsigned = `${Buffer.from('{"alg":"none","typ":"at+jwt"}').toString('base64url')}.${payload}.`;
    expect((await profile(`Bearer ${unsigned}`)).json().code).toBe('auth.authentication_failed');
  });

  it('of an unproven account dies with its session', async () => {
    const { adopter: owner, headers } = await api.signUp({ verified: false });
    expect((await profile(headers.authorization)).statusCode).toBe(200);
    await api.db.update(session).set({ revokedAt: new Date() }).where(eq(session.adopterId, owner.id));
    expect((await profile(headers.authorization)).json().code).toBe('auth.session_ended');
  });

  it('of a deleted account finds no user', async () => {
    const { adopter: owner, email, password } = await api.signUp();
    const { data } = (await login(email, password)).json();
    await api.db.update(adopter).set({ deletedAt: new Date() }).where(eq(adopter.id, owner.id));
    const response = await profile(`Bearer ${data.accessToken}`);
    expect([response.statusCode, response.json().code]).toEqual([404, 'auth.user_not_found']);
  });
});

async function sessionOf(adopterId: number): Promise<string> {
  const [row] = await api.db.select().from(session).where(eq(session.adopterId, adopterId));
  return row?.id ?? '';
}

async function hashOf(token: string): Promise<string> {
  const { tokenHash } = await import('../session/session-token.rules.ts');
  return tokenHash(token);
}

it('makes no owner wait on a browser of theirs for what strangers try', async () => {
  const siti = await api.signUp();
  const tokens: string[] = [];
  const checkBefore = async (logins: number) =>
    tokens.push(...(await Promise.all(Array.from({ length: logins }, () => api.captchaToken('login')))));
  const login = (password: string, cookie = '') =>
    api.app.inject({
      method: 'POST',
      url: '/api/v1/login',
      headers: { cookie },
      payload: { email: siti.email, password, recaptchaToken: tokens.pop() },
    });
  await checkBefore(1);
  const [, device = ''] = (await login(siti.password)).headers['set-cookie'] as string[];
  expect(device).toMatch(
    /^rimba_device=[\w-]+\.[\w-]+; Max-Age=31536000; Path=\/api\/; HttpOnly; SameSite=Lax$/,
  );
  const cookie = device.split(';')[0];
  // Nobody signs a cookie but us, and one of another account is a stranger's.
  const [text = '', signature = ''] = cookie?.split('=')[1]?.split('.') ?? [];
  const forged = `rimba_device=${text}.${signature.slice(0, -2)}AA`;
  // The pause is of a real second, in which a busy machine may not come this far: then strangers begin another.
  const forgedAndOwn = async () => {
    await checkBefore(9);
    await Promise.all(Array.from({ length: 7 }, () => login('a guess')));
    const answers = [await login(siti.password, forged), await login(siti.password, cookie)];
    return answers.map(({ statusCode }) => statusCode);
  };
  await expect.poll(forgedAndOwn, { timeout: 60_000 }).toEqual([429, 200]);
});
