import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { adopter, passkeyChallenge, signInWay } from '../../database/schema/index.ts';
import { buildTestApi, type SignedUp, type TestApi } from '../../testing/test-api.ts';
import { createTestAuthenticator, type TestPasskey } from '../../testing/test-authenticator.ts';
import type { CreationOptions, RequestOptions } from './passkey.schemas.ts';

let api: TestApi;
beforeAll(async () => {
  api = await buildTestApi();
});
afterAll(() => api.close());

const phone = 'Peramban Ponsel';
const browser = createTestAuthenticator();

type Owner = Pick<SignedUp, 'headers'>;
type Login = Parameters<typeof browser.get>[2];

const post = (path: string, payload: object, headers: Record<string, string> = {}) =>
  api.app.inject({ method: 'POST', url: `/api/v1${path}`, headers, payload });

async function optionsFor({ headers }: Owner, proof: object): Promise<CreationOptions> {
  const answer = await post('/passkey/creation-options', proof, headers);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json().data;
}

async function addPasskey(owner: SignedUp, label = 'Ponsel Siti', from = browser): Promise<TestPasskey> {
  const { passkey, credential } = from.create(await optionsFor(owner, { currentPassword: owner.password }));
  const answer = await post('/passkey', { label, credential }, { ...owner.headers, 'user-agent': phone });
  expect(answer.statusCode, answer.body).toBe(201);
  return passkey;
}

async function requestOptions(): Promise<RequestOptions> {
  return (await post('/passkey/request-options', {})).json().data;
}

async function login(passkey: TestPasskey, strange: Login = {}, from = browser) {
  const credential = from.get(await requestOptions(), passkey, strange);
  return post('/passkey/login', { credential }, { 'user-agent': phone });
}

const codeOf = (answer: Awaited<ReturnType<typeof post>>) => [answer.statusCode, answer.json().code];

const ways = async ({ headers }: Owner) =>
  (await api.app.inject({ url: '/api/v1/sign-in-ways', headers })).json().data;

const events = async ({ headers }: Owner) =>
  (await api.app.inject({ url: '/api/v1/security-event/me', headers })).json().data;

const told = async ({ email }: SignedUp) =>
  (await api.mailsTo(email)).filter(({ template }) => template !== 'verification');

describe('adding a passkey', () => {
  it('asks for one that names itself and asks its owner, and lists it as a way to sign in', async () => {
    const siti = await api.signUp();
    const options = await optionsFor(siti, { currentPassword: siti.password });
    expect(options).toMatchObject({
      rp: { id: 'rimba.test' },
      user: { name: siti.email, displayName: siti.adopter.name },
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      attestation: 'none',
    });
    const passkey = await addPasskey(siti, '  Ponsel   Siti ');
    expect(await ways(siti)).toMatchObject([
      { kind: 'password' },
      { kind: 'passkey', label: 'Ponsel Siti', addedWith: phone, lastUsedAt: null },
    ]);
    const again = await optionsFor(siti, { currentPassword: siti.password });
    expect(again.excludeCredentials).toEqual([
      { id: passkey.id, type: 'public-key', transports: ['internal', 'hybrid'] },
    ]);
    expect(await told(siti)).toMatchObject([
      { template: 'wayAdded', data: { way: 'passkey', label: 'Ponsel Siti' } },
    ]);
    expect(await events(siti)).toMatchObject([
      { event: 'way_added', outcome: 'done', way: 'passkey' },
      { event: 'registered' },
    ]);
  });

  it('takes a code mailed just now in place of the password, once', async () => {
    const siti = await api.signUp();
    await post('/profile/confirmation', {}, siti.headers);
    const [mail] = await told(siti);
    await optionsFor(siti, { code: String(mail?.data.code) });
    const again = await post('/passkey/creation-options', { code: mail?.data.code }, siti.headers);
    expect(codeOf(again)).toEqual([410, 'checkout.code_expired']);
  });

  it('asks for a proof, and for a bearer', async () => {
    const siti = await api.signUp();
    const guessed = await post('/passkey/creation-options', { currentPassword: 'a guess' }, siti.headers);
    expect(codeOf(guessed)).toEqual([422, 'auth.wrong_current_password']);
    expect((await post('/passkey/creation-options', {}, siti.headers)).statusCode).toBe(422);
    expect(codeOf(await post('/passkey/creation-options', { currentPassword: 'x' }))).toEqual([
      401,
      'auth.no_token',
    ]);
  });

  it('takes an answer once, from the account that was asked, and not after five minutes', async () => {
    const [siti, budi] = [await api.signUp(), await api.signUp()];
    const options = () => optionsFor(siti, { currentPassword: siti.password });
    const add = (owner: Owner, credential: object) =>
      post('/passkey', { label: 'Laptop', credential }, owner.headers);
    const stolen = browser.create(await options()).credential;
    expect(codeOf(await add(budi, stolen))).toEqual([410, 'auth.passkey_expired']);
    expect((await add(siti, stolen)).statusCode).toBe(201);
    expect(codeOf(await add(siti, stolen))).toEqual([410, 'auth.passkey_expired']);

    const late = browser.create(await options()).credential;
    await api.db
      .update(passkeyChallenge)
      .set({ expiresAt: new Date(Date.now() - 1) })
      .where(eq(passkeyChallenge.adopterId, siti.adopter.id));
    expect(codeOf(await add(siti, late))).toEqual([410, 'auth.passkey_expired']);

    const forLogin = browser.create({ ...(await options()), ...(await requestOptions()) }).credential;
    expect(codeOf(await add(siti, forLogin))).toEqual([410, 'auth.passkey_expired']);
    expect(await ways(siti)).toHaveLength(2);
  });

  it('refuses what was made on another site, for another site, without its owner, or vouched for by others', async () => {
    const siti = await api.signUp();
    const add = async (change: (options: CreationOptions) => object) => {
      const credential = change(await optionsFor(siti, { currentPassword: siti.password }));
      return codeOf(await post('/passkey', { label: 'Laptop', credential }, siti.headers));
    };
    const made = (strange: Login) => add((options) => browser.create(options, strange).credential);
    expect(await made({ origin: 'http://rimba.test.example' })).toEqual([403, 'auth.passkey_other_site']);
    expect(await made({ rpId: 'rimba.test.example' })).toEqual([422, 'auth.passkey_failed']);
    expect(await made({ unverified: true })).toEqual([422, 'auth.passkey_failed']);
    const attStmt = new Map([['x5c', [Buffer.alloc(8)]]]);
    expect(await made({ attestation: { fmt: 'apple', attStmt } })).toEqual([422, 'auth.passkey_failed']);
    expect(await ways(siti)).toHaveLength(1);
  });

  it('refuses a passkey that an account has already', async () => {
    const [siti, budi] = [await api.signUp(), await api.signUp()];
    const options = await optionsFor(siti, { currentPassword: siti.password });
    const { credential } = browser.create(options);
    await post('/passkey', { label: 'Laptop', credential }, siti.headers);
    const { challenge } = await optionsFor(budi, { currentPassword: budi.password });
    const clientDataJSON = Buffer.from(
      JSON.stringify({ type: 'webauthn.create', challenge, origin: 'http://rimba.test' }),
    ).toString('base64url');
    const same = { ...credential, response: { ...credential.response, clientDataJSON } };
    expect(codeOf(await post('/passkey', { label: 'Laptop', credential: same }, budi.headers))).toEqual([
      409,
      'auth.passkey_taken',
    ]);
    expect(await ways(budi)).toHaveLength(1);
    expect(await told(budi)).toEqual([]);
  });

  it('has an end at twenty', async () => {
    const siti = await api.signUp();
    const rows = Array.from({ length: 20 }, (_, place) => ({ place }));
    for (const { place } of rows) await addPasskey(siti, `Kunci ${place}`);
    const full = await post('/passkey/creation-options', { currentPassword: siti.password }, siti.headers);
    expect(codeOf(full)).toEqual([409, 'auth.passkey_too_many']);
  });
});

describe('signing in with a passkey', () => {
  it('asks for no address, and opens the account that it belongs to', async () => {
    const [siti, budi] = [await api.signUp(), await api.signUp()];
    await addPasskey(budi);
    const passkey = await addPasskey(siti);
    expect(await requestOptions()).toMatchObject({ rpId: 'rimba.test', userVerification: 'required' });
    const answer = await login(passkey);
    expect(answer.statusCode, answer.body).toBe(200);
    expect(answer.json().data.user).toMatchObject({ id: siti.adopter.id, email: siti.email });
    const headers = { authorization: `Bearer ${answer.json().data.accessToken}` };
    expect(await ways({ headers })).toMatchObject([{}, { kind: 'passkey', lastUsedWith: phone }]);
    expect(await events(siti)).toMatchObject([
      { event: 'signed_in', outcome: 'done', way: 'passkey' },
      { event: 'way_added' },
      { event: 'registered' },
    ]);
  });

  it('is told to the owner the first time on a device', async () => {
    const siti = await api.signUp();
    const passkey = await addPasskey(siti);
    const first = await login(passkey);
    expect((await told(siti)).map(({ template }) => template)).toEqual(['wayUsed', 'wayAdded']);
    const cookie = String(first.headers['set-cookie']).match(/rimba_device=[^;]+/)?.[0] ?? '';
    const credential = browser.get(await requestOptions(), passkey);
    await post('/passkey/login', { credential }, { cookie });
    expect(await told(siti)).toHaveLength(2);
  });

  it('works with passkeys that do not count, again and again', async () => {
    const siti = await api.signUp();
    const synced = createTestAuthenticator({ counts: false });
    const passkey = await addPasskey(siti, 'Akun Google', synced);
    for (const _ of [1, 2]) expect((await login(passkey, {}, synced)).statusCode).toBe(200);
  });

  it('refuses an answer that was used, came late, or was for another question', async () => {
    const siti = await api.signUp();
    const passkey = await addPasskey(siti);
    const credential = browser.get(await requestOptions(), passkey);
    expect((await post('/passkey/login', { credential })).statusCode).toBe(200);
    expect(codeOf(await post('/passkey/login', { credential }))).toEqual([410, 'auth.passkey_expired']);
    const late = await requestOptions();
    await api.db
      .update(passkeyChallenge)
      .set({ expiresAt: new Date(Date.now() - 1) })
      .where(eq(passkeyChallenge.challenge, late.challenge));
    const afterwards = browser.get(late, passkey);
    expect(codeOf(await post('/passkey/login', { credential: afterwards }))).toEqual([
      410,
      'auth.passkey_expired',
    ]);
    const { challenge } = await optionsFor(siti, { currentPassword: siti.password });
    const other = browser.get({ challenge, rpId: 'rimba.test' }, passkey);
    expect(codeOf(await post('/passkey/login', { credential: other }))).toEqual([
      410,
      'auth.passkey_expired',
    ]);
  });

  it('refuses another site, a stranger’s passkey, a wrong signature, another owner and one nobody confirmed', async () => {
    const [siti, budi] = [await api.signUp(), await api.signUp()];
    const passkey = await addPasskey(siti);
    const foreign = await addPasskey(budi);
    const stranger = browser.create(await optionsFor(siti, { currentPassword: siti.password })).passkey;
    const refused = async (key: TestPasskey, strange?: Login) => codeOf(await login(key, strange));
    expect(await refused(passkey, { origin: 'http://rimba.test:81' })).toEqual([
      403,
      'auth.passkey_other_site',
    ]);
    expect(await refused(stranger)).toEqual([401, 'auth.passkey_unknown']);
    expect(await refused({ ...passkey, privateKey: foreign.privateKey })).toEqual([
      422,
      'auth.passkey_failed',
    ]);
    expect(await refused({ ...passkey, userHandle: foreign.userHandle })).toEqual([
      422,
      'auth.passkey_failed',
    ]);
    expect(await refused(passkey, { rpId: 'rimba.test.example' })).toEqual([422, 'auth.passkey_failed']);
    expect(await refused(passkey, { unverified: true })).toEqual([422, 'auth.passkey_failed']);
    expect((await events(siti))[0]).toMatchObject({ event: 'signed_in', outcome: 'auth.passkey_failed' });
  });

  it('refuses one that counts less than before, and one of two that count the same', async () => {
    const siti = await api.signUp();
    const passkey = await addPasskey(siti);
    const copy = { ...passkey };
    for (const _ of [1, 2, 3]) await login(passkey);
    expect(codeOf(await login(copy))).toEqual([401, 'auth.passkey_copied']);
    expect((await events(siti))[0]).toMatchObject({ event: 'signed_in', outcome: 'auth.passkey_copied' });
    const [one, other] = [{ ...passkey }, { ...passkey }];
    const both = await Promise.all([login(one), login(other)]);
    expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([200, 401]);
  });

  it('counts tries by the network that they come from', async () => {
    const strict = await buildTestApi({ limitFactor: 1 });
    const ask = () => strict.app.inject({ method: 'POST', url: '/api/v1/passkey/request-options' });
    const answers = [];
    for (let asked = 0; asked < 61; asked += 1) answers.push((await ask()).statusCode);
    await strict.close();
    expect(answers.filter((status) => status === 429)).toHaveLength(1);
  });
});

describe('a passkey among the ways to sign in', () => {
  it('gets another name from its owner alone', async () => {
    const [siti, budi] = [await api.signUp(), await api.signUp()];
    await addPasskey(siti);
    const [password, { id }] = await ways(siti);
    const rename = ({ headers }: Owner, way: number, label: string) =>
      api.app.inject({ method: 'PUT', url: `/api/v1/sign-in-ways/${way}`, headers, payload: { label } });
    expect((await rename(siti, id, ' Ponsel baru ')).statusCode).toBe(200);
    expect((await ways(siti))[1]).toMatchObject({ label: 'Ponsel baru' });
    expect(codeOf(await rename(budi, id, 'Punya Budi'))).toEqual([404, 'auth.way_not_found']);
    expect(codeOf(await rename(siti, password.id, 'Rahasia'))).toEqual([404, 'auth.way_not_found']);
    expect((await rename(siti, id, ' ')).statusCode).toBe(422);
  });

  it('is removed, signs nobody in from then on, and stays where it is the last', async () => {
    const siti = await api.signUp();
    const passkey = await addPasskey(siti);
    const kept = await addPasskey(siti, 'Laptop');
    const remove = (id: number) =>
      api.app.inject({
        method: 'DELETE',
        url: `/api/v1/sign-in-ways/${id}`,
        headers: siti.headers,
        payload: { currentPassword: siti.password },
      });
    const [password, first] = await ways(siti);
    expect((await remove(first.id)).statusCode).toBe(200);
    expect(codeOf(await login(passkey))).toEqual([401, 'auth.passkey_unknown']);
    expect((await told(siti))[0]).toMatchObject({
      template: 'wayRemoved',
      data: { way: 'passkey', label: 'Ponsel Siti' },
    });
    expect((await remove(password.id)).statusCode).toBe(200);
    const signedIn = await login(kept);
    expect(signedIn.statusCode).toBe(200);
    const [last] = await ways(siti);
    const headers = { authorization: `Bearer ${signedIn.json().data.accessToken}` };
    await post('/profile/confirmation', {}, headers);
    const code = (await told(siti)).find(({ template }) => template === 'confirmationCode')?.data.code;
    const answer = await api.app.inject({
      method: 'DELETE',
      url: `/api/v1/sign-in-ways/${last.id}`,
      headers,
      payload: { code },
    });
    expect(codeOf(answer)).toEqual([409, 'auth.last_way']);
  });

  it('ends with a new password by mail, unless it is kept', async () => {
    const siti = await api.signUp();
    const lost = await addPasskey(siti, 'Ponsel hilang');
    const kept = await addPasskey(siti, 'Laptop');
    await api.services.identity.passwordReset.request(siti.email, 'id');
    await api.services.jobs.drain();
    const link = new URL(String((await told(siti))[0]?.data.link));
    const proof = { adopterId: String(siti.adopter.id), code: link.searchParams.get('code') ?? '' };
    const state = await api.app.inject({ url: '/api/v1/reset-password', query: proof });
    const shown: { id: number; label: string }[] = state.json().data.ways;
    expect(shown.map(({ label }) => label)).toEqual(['Ponsel hilang', 'Laptop']);
    const keepWays = shown.filter(({ label }) => label === 'Laptop').map(({ id }) => id);
    const payload = { ...proof, password: 'ulin di hulu sungai', keepWays };
    const answer = await api.app.inject({ method: 'PUT', url: '/api/v1/reset-password', payload });
    expect(answer.statusCode, answer.body).toBe(200);
    expect(codeOf(await login(lost))).toEqual([401, 'auth.passkey_unknown']);
    expect((await login(kept)).statusCode).toBe(200);
  });

  it('ends with the first proof of an address that somebody else registered', async () => {
    const stranger = await api.signUp({ verified: false });
    const passkey = await addPasskey(stranger, 'klik di sini');
    expect((await told(stranger))[0]?.data).not.toHaveProperty('label');
    await api.services.identity.passwordReset.request(stranger.email, 'id');
    await api.services.jobs.drain();
    const mail = (await told(stranger)).find(({ template }) => template === 'passwordReset');
    const code = new URL(String(mail?.data.link)).searchParams.get('code');
    const payload = {
      adopterId: stranger.adopter.id,
      code,
      password: 'ulin di hulu sungai',
      name: 'Ratna Dewi',
    };
    await api.app.inject({ method: 'PUT', url: '/api/v1/reset-password', payload });
    expect(codeOf(await login(passkey))).toEqual([401, 'auth.passkey_unknown']);
  });

  it('is in one’s own data, and goes with the account', async () => {
    const siti = await api.signUp();
    const passkey = await addPasskey(siti);
    const { headers } = siti;
    const own = await api.app.inject({ url: '/api/v1/profile/export', headers });
    const { data } = own.json();
    expect((data.signInWays ?? own.json().signInWays)[1]).toMatchObject({
      kind: 'passkey',
      label: 'Ponsel Siti',
    });
    const payload = { currentPassword: siti.password };
    await api.app.inject({ method: 'DELETE', url: '/api/v1/profile', headers, payload });
    expect(codeOf(await login(passkey))).toEqual([401, 'auth.passkey_unknown']);
    const { id } = siti.adopter;
    expect(await api.db.select().from(signInWay).where(eq(signInWay.adopterId, id))).toEqual([]);
    const [left] = await api.db.select().from(adopter).where(eq(adopter.id, id));
    expect(left?.deletedAt).not.toBeNull();
  });
});
