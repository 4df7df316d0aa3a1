import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { passkeyChallenge, signInWay } from '../../database/schema/index.ts';
import { buildTestApi, type SignedUp, type TestApi } from '../../testing/test-api.ts';
import { createTestAuthenticator, type TestPasskey } from '../../testing/test-authenticator.ts';

let api: TestApi;
beforeAll(async () => {
  api = await buildTestApi();
});
afterAll(() => api.close());

const browser = createTestAuthenticator();
type Headers = Record<string, string>;

const send = (method: 'POST' | 'PUT' | 'DELETE', path: string, payload: object, headers: Headers = {}) =>
  api.app.inject({ method, url: `/api/v1${path}`, headers, payload });

const codeOf = ({ statusCode, json }: Awaited<ReturnType<typeof send>>) => [statusCode, json().code];

async function addPasskey({ headers, password }: SignedUp): Promise<TestPasskey> {
  const options = await send('POST', '/passkey/creation-options', { currentPassword: password }, headers);
  const { passkey, credential } = browser.create(options.json().data);
  expect((await send('POST', '/passkey', { label: 'Ponsel', credential }, headers)).statusCode).toBe(201);
  return passkey;
}

const ask = ({ headers, password: currentPassword }: SignedUp, on: boolean) =>
  send('PUT', '/sign-in-ways/second-factor', { on, currentPassword }, headers);

/** Somebody whose password asks for a passkey. */
async function guarded(): Promise<{ siti: SignedUp; passkey: TestPasskey }> {
  const siti = await api.signUp();
  const passkey = await addPasskey(siti);
  const answer = await ask(siti, true);
  expect(answer.statusCode, answer.body).toBe(200);
  return { siti, passkey };
}

async function login(
  { email, password }: Pick<SignedUp, 'email' | 'password'>,
  more: object = {},
  headers?: Headers,
) {
  const recaptchaToken = await api.captchaToken('login');
  return send('POST', '/login', { email, password, recaptchaToken, ...more }, headers);
}

async function asked(siti: SignedUp) {
  const answer = await login(siti);
  expect(codeOf(answer)).toEqual([401, 'auth.passkey_needed']);
  return answer.json().passkey;
}

const sendCode = async ({ email, password }: Pick<SignedUp, 'email' | 'password'>) =>
  send('POST', '/login/code', { email, password, recaptchaToken: await api.captchaToken('login') });

async function mailedCode(siti: SignedUp): Promise<string> {
  const answer = await sendCode(siti);
  expect(answer.statusCode, answer.body).toBe(200);
  const mails = await api.mailsTo(siti.email);
  return String(mails.find(({ template }) => template === 'loginCode')?.data.code);
}

const told = ({ email }: SignedUp) => api.templatesTo(email);

async function happened({ headers }: SignedUp, count: number) {
  const answer = await api.app.inject({ url: '/api/v1/security-event/me', headers });
  const events: { event: string; outcome: string; way: string | null }[] = answer.json().data;
  return events.slice(0, count).map(({ event, outcome, way }) => [event, outcome, way]);
}

const asks = async ({ headers }: SignedUp): Promise<boolean> => {
  const { data } = (await api.app.inject({ url: '/api/v1/sign-in-ways', headers })).json();
  return data.some(({ asksPasskey }: { asksPasskey: boolean }) => asksPasskey);
};

async function wayId({ headers }: SignedUp, kind: string): Promise<number> {
  const { data } = (await api.app.inject({ url: '/api/v1/sign-in-ways', headers })).json();
  return data.find((way: { kind: string }) => way.kind === kind).id;
}

describe('asking for a passkey after the password', () => {
  it('is switched on and off by its owner, who is told', async () => {
    const { siti } = await guarded();
    expect(await asks(siti)).toBe(true);
    expect((await told(siti))[0]).toBe('factorOn');
    expect(await happened(siti, 1)).toEqual([['factor_on', 'done', null]]);
    expect((await ask(siti, true)).statusCode).toBe(200);
    expect((await told(siti)).filter((template) => template === 'factorOn')).toHaveLength(1);
    expect((await ask(siti, false)).statusCode).toBe(200);
    expect(await asks(siti)).toBe(false);
    expect((await told(siti))[0]).toBe('factorOff');
    expect(await happened(siti, 1)).toEqual([['factor_off', 'done', null]]);
    expect((await login(siti)).statusCode).toBe(200);
  });

  it('wants a passkey, a proven address, and a proof of who asks', async () => {
    const siti = await api.signUp();
    expect(codeOf(await ask(siti, true))).toEqual([409, 'auth.passkey_missing']);
    await addPasskey(siti);
    expect(codeOf(await ask({ ...siti, password: 'a guess' }, true))).toEqual([
      422,
      'auth.wrong_current_password',
    ]);
    const budi = await api.signUp({ verified: false });
    await addPasskey(budi);
    expect(codeOf(await ask(budi, true))).toEqual([403, 'verification.required']);
    expect([await asks(siti), await asks(budi)]).toEqual([false, false]);
  });

  it('is for people, not for their programs', async () => {
    const { siti } = await guarded();
    const key = { name: 'Toko', scopes: ['read', 'order'], currentPassword: siti.password };
    const { secret } = (await send('POST', '/api-key', key, siti.headers)).json().data;
    const headers = { authorization: `Bearer ${secret}` };
    expect(codeOf(await ask({ ...siti, headers }, false))).toEqual([403, 'auth.key_never_allowed']);
    expect((await api.app.inject({ url: '/api/v1/profile', headers })).statusCode).toBe(200);
  });
});

describe('a password that asks for a passkey', () => {
  it('signs in with both, in two steps of one call', async () => {
    const { siti, passkey } = await guarded();
    const options = await asked(siti);
    expect(options).toMatchObject({
      rpId: 'rimba.test',
      userVerification: 'required',
      allowCredentials: [{ id: passkey.id, type: 'public-key' }],
    });
    const credential = browser.get(options, passkey);
    const answer = await login(siti, { credential });
    expect(answer.statusCode, answer.body).toBe(200);
    expect(answer.json().data.user.id).toBe(siti.adopter.id);
    expect(await happened(siti, 2)).toEqual([
      ['signed_in', 'done', 'password_passkey'],
      ['passkey_asked', 'auth.passkey_needed', null],
    ]);
    expect(await told(siti)).not.toContain('factorSkipped');
    expect(codeOf(await login(siti, { credential }))).toEqual([410, 'auth.passkey_expired']);
  });

  it('says so to nobody who does not know the password', async () => {
    const { siti, passkey } = await guarded();
    const plain = await api.signUp();
    const credential = browser.get(await asked(siti), passkey);
    const guess = { email: siti.email, password: 'a guess' };
    const answers = [
      await login({ ...plain, password: 'a guess' }),
      await login(guess),
      await login(guess, { credential }),
      await login(guess, { code: 'K7PLMWQ2' }),
      await sendCode(guess),
      await sendCode({ ...plain, password: 'a guess' }),
    ];
    const said = answers.map((answer) => {
      const { requestId: _, ...rest } = answer.json();
      return { status: answer.statusCode, ...rest };
    });
    expect(new Set(said.map((each) => JSON.stringify(each))).size).toBe(1);
    expect(said[0]).toMatchObject({ status: 401, code: 'auth.invalid_credentials' });
    expect(await told(siti)).not.toContain('loginCode');
  });

  it('takes one of its own passkeys, for its own question', async () => {
    const { siti, passkey } = await guarded();
    const { siti: budi, passkey: foreign } = await guarded();
    const refused = async (credential: object) => codeOf(await login(siti, { credential }));
    expect(await refused(browser.get(await asked(siti), foreign))).toEqual([401, 'auth.passkey_unknown']);
    expect(await refused(browser.get(await asked(budi), passkey))).toEqual([410, 'auth.passkey_expired']);
    const open = (await send('POST', '/passkey/request-options', {})).json().data;
    expect(await refused(browser.get(open, passkey))).toEqual([410, 'auth.passkey_expired']);
    const copy = { ...passkey, privateKey: foreign.privateKey };
    expect(await refused(browser.get(await asked(siti), copy))).toEqual([422, 'auth.passkey_failed']);
    expect(await happened(siti, 1)).toEqual([['signed_in', 'auth.passkey_failed', null]]);
  });

  it('takes what was signed here, by its owner, in time and for this', async () => {
    const { siti, passkey } = await guarded();
    const refused = async (credential: object) => codeOf(await login(siti, { credential }));
    expect(
      await refused(browser.get(await asked(siti), passkey, { origin: 'http://rimba.example' })),
    ).toEqual([403, 'auth.passkey_other_site']);
    expect(await refused(browser.get(await asked(siti), passkey, { unverified: true }))).toEqual([
      422,
      'auth.passkey_failed',
    ]);
    const late = await asked(siti);
    await api.db
      .update(passkeyChallenge)
      .set({ expiresAt: new Date(Date.now() - 1) })
      .where(eq(passkeyChallenge.challenge, late.challenge));
    expect(await refused(browser.get(late, passkey))).toEqual([410, 'auth.passkey_expired']);
    const alone = await send('POST', '/passkey/login', {
      credential: browser.get(await asked(siti), passkey),
    });
    expect(codeOf(alone)).toEqual([410, 'auth.passkey_expired']);
  });

  it('refuses a passkey that counts no further than before', async () => {
    const { siti, passkey } = await guarded();
    const copy = { ...passkey };
    expect((await login(siti, { credential: browser.get(await asked(siti), passkey) })).statusCode).toBe(200);
    expect(codeOf(await login(siti, { credential: browser.get(await asked(siti), copy) }))).toEqual([
      401,
      'auth.passkey_copied',
    ]);
  });

  it('is not asked for after a passkey alone', async () => {
    const { passkey } = await guarded();
    const options = (await send('POST', '/passkey/request-options', {})).json().data;
    const answer = await send('POST', '/passkey/login', { credential: browser.get(options, passkey) });
    expect(answer.statusCode).toBe(200);
  });
});

describe('who has lost the passkey', () => {
  it('signs in by a mailed code, once; that is recorded and mailed', async () => {
    const { siti } = await guarded();
    const code = await mailedCode(siti);
    const answer = await login(
      siti,
      { code: ` ${code.toLowerCase()} ` },
      { 'user-agent': 'Peramban Ponsel' },
    );
    expect(answer.statusCode, answer.body).toBe(200);
    expect((await told(siti))[0]).toBe('factorSkipped');
    expect(await told(siti)).not.toContain('wayUsed');
    expect(await happened(siti, 2)).toEqual([
      ['signed_in', 'done', 'password_code'],
      ['login_code_sent', 'done', null],
    ]);
    expect(codeOf(await login(siti, { code }))).toEqual([410, 'checkout.code_expired']);
  });

  it('has five tries at a code, and waits for the next one', async () => {
    const { siti } = await guarded();
    const code = await mailedCode(siti);
    expect(codeOf(await sendCode(siti))).toEqual([429, 'checkout.code_cooldown']);
    for (let tries = 0; tries < 4; tries += 1)
      expect(codeOf(await login(siti, { code: 'AAAAAAAA' }))).toEqual([422, 'checkout.invalid_code']);
    const fifth = codeOf(await login(siti, { code: 'AAAAAAAA' }));
    expect(fifth).toEqual([422, 'checkout.invalid_code']);
    expect(codeOf(await login(siti, { code }))).toEqual([429, 'request.too_many']);
  });

  it('gets no code for another account, and none where it is not asked for', async () => {
    const { siti } = await guarded();
    const { siti: budi } = await guarded();
    const code = await mailedCode(siti);
    await mailedCode(budi);
    expect(codeOf(await login(budi, { code }))).toEqual([422, 'checkout.invalid_code']);
    expect(codeOf(await sendCode(await api.signUp()))).toEqual([409, 'auth.passkey_not_asked']);
  });

  it('does not sign in by a code that was mailed for something else', async () => {
    const { siti } = await guarded();
    await send('POST', '/profile/confirmation', {}, siti.headers);
    const mails = await api.mailsTo(siti.email);
    const code = mails.find(({ template }) => template === 'confirmationCode')?.data.code;
    expect(codeOf(await login(siti, { code }))).toEqual([422, 'checkout.invalid_code']);
  });
});

describe('the second factor ends', () => {
  it('with the last passkey, and the owner is told', async () => {
    const { siti } = await guarded();
    const other = await addPasskey(siti);
    const proof = { currentPassword: siti.password };
    const remove = async () =>
      send('DELETE', `/sign-in-ways/${await wayId(siti, 'passkey')}`, proof, siti.headers);
    expect((await remove()).statusCode).toBe(200);
    expect(await asks(siti)).toBe(true);
    expect((await login(siti, { credential: browser.get(await asked(siti), other) })).statusCode).toBe(200);
    expect((await remove()).statusCode).toBe(200);
    expect(await asks(siti)).toBe(false);
    expect((await told(siti)).slice(0, 2).sort()).toEqual(['factorOff', 'wayRemoved']);
    expect(await happened(siti, 2)).toEqual([
      ['factor_off', 'done', null],
      ['way_removed', 'done', 'passkey'],
    ]);
    expect((await login(siti)).statusCode).toBe(200);
  });

  it('with the last passkey whoever takes it away, and with the password', async () => {
    const { siti } = await guarded();
    await api.db.delete(signInWay).where(eq(signInWay.id, await wayId(siti, 'passkey')));
    expect(await asks(siti)).toBe(false);

    const { siti: budi } = await guarded();
    const proof = { currentPassword: budi.password };
    await send('DELETE', `/sign-in-ways/${await wayId(budi, 'password')}`, proof, budi.headers);
    expect(await asks(budi)).toBe(false);
    expect(codeOf(await login(budi))).toEqual([401, 'auth.invalid_credentials']);
    expect(await told(budi)).not.toContain('factorOff');
  });

  it('with a new password by mail, unless a passkey is kept', async () => {
    for (const kept of [false, true]) {
      const { siti } = await guarded();
      const keepWays = kept ? [await wayId(siti, 'passkey')] : [];
      await api.services.identity.passwordReset.request(siti.email, 'id');
      await api.services.jobs.drain();
      const mails = await api.mailsTo(siti.email);
      const link = new URL(String(mails.find(({ template }) => template === 'passwordReset')?.data.link));
      const password = 'ulin di hulu sungai';
      const proof = { adopterId: siti.adopter.id, code: link.searchParams.get('code') ?? '' };
      const answer = await send('PUT', '/reset-password', { ...proof, password, keepWays });
      expect(answer.statusCode, answer.body).toBe(200);
      expect((await told(siti)).includes('factorOff')).toBe(!kept);
      const signedIn = await login({ ...siti, password });
      expect(signedIn.json().code).toBe(kept ? 'auth.passkey_needed' : undefined);
    }
  });
});

it('removes a way of a kind that only the version after this one knows', async () => {
  const siti = await api.signUp();
  const [made] = await api.db
    .insert(signInWay)
    .values({ adopterId: siti.adopter.id, kind: 'passkey' })
    .returning();
  // What a newer version writes beside this one is none of this one's words.
  await api.db.execute(`update sign_in_way set kind = 'palm' where id = ${made?.id}`);
  const proof = { currentPassword: siti.password };
  const answer = await send('DELETE', `/sign-in-ways/${made?.id}`, proof, siti.headers);
  expect(answer.statusCode, answer.body).toBe(200);
  expect(await api.db.select().from(signInWay).where(eq(signInWay.adopterId, siti.adopter.id))).toHaveLength(
    1,
  );
});
