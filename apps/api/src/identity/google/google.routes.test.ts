import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTestApi, type TestApi } from '../../testing/test-api.ts';
import { startTestIssuer, type TestIssuer } from '../../testing/test-issuer.ts';

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

const post = (url: string, payload: object, headers: object = {}) =>
  api.app.inject({ method: 'POST', url: `/api/v1/auth/google/${url}`, payload, headers: { ...headers } });
const verify = (credential: string, headers: object = {}, confirmation: object = {}) =>
  post('verify', { credential, ...confirmation }, headers);

let people = 0;
/** Somebody at Google: with a mailbox Google runs, unless another address is given. */
function person(email = `person${++people}@gmail.com`) {
  return { sub: `1000${++people}`, email, name: 'Ratna Dewi' };
}

it('names the page to choose an account, and where it leads back to', async () => {
  const state = 'state-of-one-browser';
  const response = await api.app.inject(`/api/v1/auth/google/authorization?state=${state}`);
  const url = new URL(response.json().data.url);
  expect(url.href).toContain(`${issuer.settings.issuer}/auth?`);
  expect(Object.fromEntries(url.searchParams)).toMatchObject({
    client_id: issuer.settings.clientId,
    redirect_uri: `${api.services.config.publicUrl}/auth/google/callback/`,
    response_type: 'code',
    state,
  });
});

describe('with an ID token', () => {
  it('makes an account with a proven address the first time, and finds it again by its subject', async () => {
    const ratna = person();
    const first = await verify(await issuer.credential(ratna));
    expect(first.statusCode).toBe(200);
    const { user } = first.json().data;
    expect(user).toMatchObject({ name: 'Ratna Dewi', email: ratna.email, hasPassword: false });
    expect(user.emailVerifiedAt).not.toBeNull();
    expect(String(first.headers['set-cookie'])).toContain('rimba_session=1');
    const moved = await verify(await issuer.credential({ ...ratna, email: 'moved@gmail.com' }));
    expect(moved.json().data.user).toMatchObject({ id: user.id, email: ratna.email });
  });

  it('makes none for an address that another account may still have back', async () => {
    const ratna = person();
    const moving = await api.signUp({ email: ratna.email });
    const email = person().email;
    const change = (method: 'POST' | 'PUT', payload: object) =>
      api.app.inject({ method, url: '/api/v1/profile/email', headers: moving.headers, payload });
    await change('POST', { email, currentPassword: moving.password });
    const code = (await api.mailsTo(email))[0]?.data.code;
    expect((await change('PUT', { email, code })).statusCode).toBe(200);
    expect((await verify(await issuer.credential(ratna))).json().code).toBe('auth.email_taken');
  });

  it('takes a credential once', async () => {
    const credential = await issuer.credential(person());
    const statuses = await Promise.all(
      [1, 2, 3].map(() => verify(credential).then((answer) => answer.statusCode)),
    );
    expect(statuses.sort()).toEqual([200, 401, 401]);
  });

  it('knows a credential that was taken although its signature is written another way', async () => {
    const credential = await issuer.credential(person());
    expect((await verify(credential)).statusCode).toBe(200);
    // Of its last character, one of A, Q, g and w, only two bits count.
    const next = String.fromCharCode(credential.charCodeAt(credential.length - 1) + 1);
    for (const other of [`${credential.slice(0, -1)}${next}`, `${credential}==`, `${credential} `]) {
      expect((await verify(other)).json().code).toBe('auth.google_authentication_failed');
    }
  });

  it.each([
    ['another issuer', { iss: 'https://accounts.example' }],
    ['another client', { aud: 'someone-else' }],
    ['yesterday', { exp: Math.floor(Date.now() / 1_000) - 3_600 }],
    ['an address nobody proved', { email_verified: false }],
  ])('refuses one of %s', async (_name, claims) => {
    const response = await verify(await issuer.credential({ ...person(), ...claims }));
    expect([response.statusCode, response.json().code]).toEqual([401, 'auth.google_authentication_failed']);
  });

  it('refuses one signed by a stranger, one with a shared secret, and a text', async () => {
    const { SignJWT } = await import('jose');
    const { issuer: iss, clientId } = issuer.settings;
    const shared = await new SignJWT({ iss, aud: clientId, ...person(), email_verified: true })
      .setProtectedHeader({ alg: 'HS256', kid: 'test' })
      .setExpirationTime('1h')
      .sign(new TextEncoder().encode('a secret of thirty-two characters'));
    for (const credential of [await issuer.credential(person(), { key: 'stranger' }), shared, 'x.y.z']) {
      expect((await verify(credential)).json().code).toBe('auth.google_authentication_failed');
    }
  });
});

describe('an address that has an account', () => {
  it('is connected where Google runs the mailbox', async () => {
    const ratna = person();
    const { adopter } = await api.signUp({ email: ratna.email });
    const { user } = (await verify(await issuer.credential(ratna))).json().data;
    expect(user).toMatchObject({ id: adopter.id, name: adopter.name, hasPassword: true });
  });

  it('falls to the owner of the mailbox when nobody had proven it', async () => {
    const ratna = person();
    const stranger = await api.signUp({ email: ratna.email, verified: false, name: 'A Stranger' });
    const { user } = (await verify(await issuer.credential(ratna))).json().data;
    expect(user).toMatchObject({ id: stranger.adopter.id, name: 'Ratna Dewi', hasPassword: false });
    const before = await api.app.inject({ url: '/api/v1/profile', headers: stranger.headers });
    expect(before.json().code).toBe('auth.session_ended');
  });

  it('falls to that owner although the stranger connected a Google account of their own', async () => {
    const ratna = person();
    const stranger = await api.signUp({ email: ratna.email, verified: false });
    const own = person('stranger@gmail.com');
    const known = { currentPassword: stranger.password };
    expect((await verify(await issuer.credential(own), stranger.headers, known)).statusCode).toBe(200);
    const entered = await verify(await issuer.credential(ratna));
    expect(entered.json().data.user).toMatchObject({ id: stranger.adopter.id, email: ratna.email });
    expect((await verify(await issuer.credential(own))).json().data.user.id).not.toBe(stranger.adopter.id);
  });

  it('wants its password first where Google does not run the mailbox, proven or not', async () => {
    for (const verified of [true, false]) {
      const ratna = person(`someone${verified}@mail.example`);
      await api.signUp({ email: ratna.email, verified });
      const response = await verify(await issuer.credential(ratna));
      expect([response.statusCode, response.json().code]).toEqual([409, 'auth.google_link_needs_password']);
    }
  });

  it('is connected from inside, with the very credential that was refused before', async () => {
    const ratna = person('inside@mail.example');
    const { adopter, headers, password, refreshToken } = await api.signUp({ email: ratna.email });
    const credential = await issuer.credential(ratna);
    expect((await verify(credential)).statusCode).toBe(409);
    // A bearer alone, which somebody may have for a moment, adds no way to come back.
    expect((await verify(credential, headers)).json().errors).toMatchObject([{ path: 'currentPassword' }]);
    const guess = await verify(credential, headers, { currentPassword: 'a guess' });
    expect(guess.json().code).toBe('auth.wrong_current_password');
    const connected = await verify(credential, headers, { currentPassword: password });
    expect(await api.templatesTo(ratna.email)).toContain('wayAdded');
    expect(connected.json().data.user.id).toBe(adopter.id);
    expect((await verify(await issuer.credential(ratna))).json().data.user.id).toBe(adopter.id);
    const old = await api.app.inject({
      method: 'POST',
      url: '/api/v1/refresh',
      payload: { refreshToken, userId: adopter.id },
    });
    expect(old.statusCode).toBe(401);
  });

  it('is not connected to a second account', async () => {
    const ratna = person();
    await verify(await issuer.credential(ratna));
    const { headers, password: currentPassword } = await api.signUp();
    const response = await verify(await issuer.credential(ratna), headers, { currentPassword });
    expect(response.json().code).toBe('auth.google_taken');
  });
});

describe('with an authorization code', () => {
  it('signs in from the popup and from our return address', async () => {
    const popup = issuer.code(await issuer.credential(person()), 'postmessage');
    expect((await post('exchange', { code: popup })).statusCode).toBe(200);
    const redirect = issuer.code(
      await issuer.credential(person()),
      'http://rimba.test/auth/google/callback/',
    );
    expect((await post('exchange', { code: redirect, from: 'redirect' })).statusCode).toBe(200);
  });

  const callback = 'http://rimba.test/auth/google/callback/';
  const verifier = 'a-verifier-of-one-browser-that-nobody-else-knows';
  const challenge = createHash('sha256').update(verifier).digest('base64url');

  it('asks for it by the hash of what only the browser knows, and wants that for the code', async () => {
    const state = 'state-of-one-browser';
    const start = await api.app.inject({
      url: '/api/v1/auth/google/authorization',
      query: { state, codeChallenge: challenge },
    });
    const asked = Object.fromEntries(new URL(start.json().data.url).searchParams);
    expect(asked).toMatchObject({
      state,
      code_challenge: challenge,
      code_challenge_method: 'S256',
      nonce: challenge,
    });
    const exchange = async (nonce: string | undefined, codeVerifier?: string) => {
      const credential = await issuer.credential({ ...person(), ...(nonce !== undefined && { nonce }) });
      const code = issuer.code(credential, callback, challenge);
      const answer = await post('exchange', {
        code,
        from: 'redirect',
        ...(codeVerifier && { codeVerifier }),
      });
      return answer.statusCode === 200 ? 200 : answer.json().code;
    };
    expect(await exchange(challenge, verifier)).toBe(200);
    const refused = 'auth.google_authentication_failed';
    expect(await exchange(challenge, `${verifier}-of-another`), 'another verifier').toBe(refused);
    expect(await exchange(challenge), 'none').toBe(refused);
    expect(await exchange('another-nonce', verifier), 'a token for somebody else').toBe(refused);
    expect(await exchange(undefined, verifier), 'a token for nobody').toBe(refused);
    expect(await exchange(challenge, 'short')).toBe('request.validation_error');
  });

  it('refuses a token that was asked for with a nonce where the code comes without a verifier', async () => {
    const credential = await issuer.credential({ ...person(), nonce: challenge });
    const answer = await post('exchange', { code: issuer.code(credential, callback), from: 'redirect' });
    expect(answer.json().code).toBe('auth.google_authentication_failed');
  });

  it('refuses an unknown code and one of another return address', async () => {
    const elsewhere = issuer.code(await issuer.credential(person()), 'https://elsewhere.example/');
    for (const code of ['unknown', elsewhere]) {
      const response = await post('exchange', { code });
      expect([response.statusCode, response.json().code]).toEqual([401, 'auth.google_authentication_failed']);
    }
  });
});

it('says so when there is no Google here', async () => {
  const without = await buildTestApi({ google: undefined });
  const response = await without.app.inject({
    method: 'POST',
    url: '/api/v1/auth/google/verify',
    payload: { credential: 'x' },
  });
  expect([response.statusCode, response.json().code]).toEqual([503, 'auth.google_not_configured']);
  await without.close();
});
