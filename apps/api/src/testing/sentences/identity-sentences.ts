import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { adopter, type KeyScope, type SessionEnding, session } from '../../database/schema/index.ts';
import type { ErrorCode } from '../../http/problem.ts';
import type { SignedUp } from '../test-api.ts';
import { createTestAuthenticator, type TestPasskey } from '../test-authenticator.ts';
import type { Cases, Speaker } from './speaker.ts';

type Code = Extract<ErrorCode, `auth.${string}` | `profile.${string}`>;

/** Accounts, sessions and profiles. */
export function identitySentences(world: Speaker): Cases<Code> {
  const { ask } = world;
  const register = async (fields: object) =>
    ask('POST', '/register', {
      name: 'Siti Rahmawati',
      email: world.freshEmail(),
      password: 'belian di tepi rawa',
      recaptchaToken: await world.captchaToken('register'),
      ...fields,
    });
  const profile = async (fields: object) => ask('PUT', '/profile', fields, (await world.buyer()).headers);
  const bearer = (authorization: string) => ask('GET', '/profile', undefined, { authorization });
  const verify = (credential: string) => ask('POST', '/auth/google/verify', { credential });
  async function picture(content: Buffer) {
    const form = new FormData();
    form.append('profilePicture', new Blob([new Uint8Array(content)], { type: 'image/jpeg' }), 'me.jpg');
    return profile(form);
  }
  const remove = (id: number) =>
    world.db.update(adopter).set({ deletedAt: new Date() }).where(eq(adopter.id, id));

  /** The first of a new adopter's ways, unless it is another. */
  async function removeWay(id?: number) {
    const { headers, adopter: owner, password: currentPassword } = await world.signUp();
    const [way] = await world.services.identity.ways.list(owner.id);
    return ask('DELETE', `/sign-in-ways/${id ?? way?.id}`, { currentPassword }, headers);
  }

  const browser = createTestAuthenticator();
  type Strange = Parameters<typeof browser.get>[2];

  async function creationOptions(owner: SignedUp) {
    const proof = { currentPassword: owner.password };
    return ask('POST', '/passkey/creation-options', proof, owner.headers);
  }

  /** Adds a passkey; of its credential another may be made, or the same again. */
  async function addPasskey(owner: SignedUp) {
    const made = browser.create((await creationOptions(owner)).json().data);
    const add = (credential: object) =>
      ask('POST', '/passkey', { label: 'Laptop', credential }, owner.headers);
    return { ...made, add, answer: await add(made.credential) };
  }

  async function signWith(passkey: TestPasskey, strange?: Strange) {
    const options = (await ask('POST', '/passkey/request-options')).json().data;
    return ask('POST', '/passkey/login', { credential: browser.get(options, passkey, strange) });
  }

  /** Somebody's passkey, changed before it signs. */
  async function loginWith(change: Partial<TestPasskey>, strange?: Strange) {
    const { passkey } = await addPasskey(await world.signUp());
    return signWith({ ...passkey, ...change }, strange);
  }

  const askForPasskey = ({ headers, password: currentPassword }: SignedUp) =>
    ask('PUT', '/sign-in-ways/second-factor', { on: true, currentPassword }, headers);
  const withPassword = async (path: string, { email, password }: SignedUp) =>
    ask('POST', path, { email, password, recaptchaToken: await world.captchaToken('login') });

  const newKey = { name: 'Toko Hijau', scopes: ['read'], currentPassword: 'belian di tepi rawa' };
  const makeKey = ({ headers }: { headers: Record<string, string> }) =>
    ask('POST', '/api-key', newKey, headers);
  const byNewKey = async (scope: KeyScope) => {
    const { headers } = await world.signUp();
    const made = await ask('POST', '/api-key', { ...newKey, scopes: [scope] }, headers);
    return { authorization: `Bearer ${made.json().data.secret}` };
  };

  /** A session as the service ended it. */
  async function endedBy(by: SessionEnding) {
    const { adopter: owner, refreshToken } = await world.signUp();
    const ended = { revokedAt: new Date(), endedBy: by };
    await world.db.update(session).set(ended).where(eq(session.adopterId, owner.id));
    return ask('POST', '/refresh', { refreshToken, userId: owner.id });
  }

  return {
    'auth.invalid_credentials': async () =>
      ask('POST', '/login', {
        email: world.freshEmail(),
        password: 'belian di tepi rawa',
        recaptchaToken: await world.captchaToken('login'),
      }),
    'auth.invalid_email_or_data': () => register({ email: 'nowhere' }),
    'auth.email_taken': async () => register({ email: (await world.buyer()).email }),
    'auth.google_authentication_failed': () => verify('x.y.z'),
    'auth.google_not_configured': () =>
      world.askStrict('POST', '/auth/google/verify', { credential: 'x.y.z' }),
    'auth.google_link_needs_password': async () => {
      const { email } = await world.buyer();
      return verify(await world.issuer.credential({ sub: randomUUID(), email, name: 'Ratna Dewi' }));
    },
    'auth.google_taken': async () => {
      const who = { sub: randomUUID(), email: world.freshEmail(), name: 'Ratna Dewi' };
      await verify(await world.issuer.credential(who));
      const { headers, password: currentPassword } = await world.signUp();
      const credential = await world.issuer.credential(who);
      return ask('POST', '/auth/google/verify', { credential, currentPassword }, headers);
    },
    'auth.authentication_failed': () => bearer('Bearer x.y.z'),
    'auth.no_token': () => ask('GET', '/profile'),
    'auth.not_authenticated': async () => ask('POST', '/transaction', await world.order([1])),
    'auth.email_not_verified': async () => {
      const { headers } = await world.signUp({ verified: false });
      return ask('POST', '/transaction', await world.order([1]), headers);
    },
    'auth.user_not_found': async () => {
      const { adopter: owner, headers } = await world.signUp();
      await remove(owner.id);
      return ask('GET', '/profile', undefined, headers);
    },
    'auth.adopter_not_found': async () => {
      const { adopter: owner, email } = await world.signUp({ verified: false });
      const [mail] = await world.mailsTo(email);
      await remove(owner.id);
      const code = new URL(String(mail?.data.link)).searchParams.get('code');
      return ask('PUT', '/email/verification', { adopterId: owner.id, code });
    },
    'auth.token_refresh_failed': () => ask('POST', '/refresh', { refreshToken: 'unknown', userId: 1 }),
    'auth.session_ended': async () => {
      const { headers, refreshToken } = await world.signUp();
      await ask('POST', '/logout', undefined, { 'x-refresh-token': refreshToken });
      return ask('GET', '/profile', undefined, headers);
    },
    'auth.session_expired': async () => {
      const { adopter: owner, refreshToken } = await world.signUp();
      await world.db
        .update(session)
        .set({ endsAt: new Date(0) })
        .where(eq(session.adopterId, owner.id));
      return ask('POST', '/refresh', { refreshToken, userId: owner.id });
    },
    'auth.session_password_changed': () => endedBy('password'),
    'auth.session_reused': () => endedBy('reuse'),
    'auth.session_not_found': async () =>
      ask('DELETE', `/sessions/${randomUUID()}`, undefined, (await world.buyer()).headers),
    'auth.way_not_found': async () => removeWay(2_147_483_647),
    'auth.last_way': () => removeWay(),
    'auth.passkey_failed': () => loginWith({ userHandle: 'MA' }),
    'auth.passkey_expired': async () => {
      const { add, credential } = await addPasskey(await world.signUp());
      return add(credential);
    },
    'auth.passkey_other_site': () => loginWith({}, { origin: 'http://rimba.example' }),
    'auth.passkey_unknown': () => loginWith({ id: 'AAAA' }),
    'auth.passkey_copied': async () => {
      const { passkey } = await addPasskey(await world.signUp());
      const copy = { ...passkey };
      await signWith(passkey);
      return signWith(copy);
    },
    'auth.passkey_taken': async () => {
      const owner = await world.signUp();
      const { credential, add } = await addPasskey(owner);
      const { challenge } = (await creationOptions(owner)).json().data;
      const asked = { type: 'webauthn.create', challenge, origin: 'http://rimba.test' };
      const clientDataJSON = Buffer.from(JSON.stringify(asked)).toString('base64url');
      return add({ ...credential, response: { ...credential.response, clientDataJSON } });
    },
    'auth.passkey_too_many': async () => {
      const owner = await world.signUp();
      for (let had = 0; had < 20; had += 1) await addPasskey(owner);
      return creationOptions(owner);
    },
    'auth.passkey_needed': async () => {
      const owner = await world.signUp();
      await addPasskey(owner);
      await askForPasskey(owner);
      return withPassword('/login', owner);
    },
    'auth.passkey_not_asked': async () => withPassword('/login/code', await world.signUp()),
    'auth.passkey_missing': async () => askForPasskey(await world.signUp()),
    'auth.key_not_valid': () => bearer(`Bearer rimba_${'0'.repeat(72)}`),
    'auth.key_not_allowed': async () => ask('GET', '/profile', undefined, await byNewKey('order')),
    'auth.key_never_allowed': async () => ask('POST', '/api-key', newKey, await byNewKey('read')),
    'auth.key_not_found': async () =>
      ask('DELETE', '/api-key/2147483647', undefined, (await world.buyer()).headers),
    'auth.too_many_keys': async () => {
      const owner = await world.signUp();
      for (let made = 0; made < 10; made += 1) await makeKey(owner);
      return makeKey(owner);
    },
    'auth.password_too_short': () => register({ password: '12345' }),
    'auth.password_too_long': () => register({ password: 'x'.repeat(101) }),
    'auth.password_too_common': () => register({ password: '123456' }),
    'auth.wrong_current_password': async () => {
      const body = { currentPassword: 'guess', newPassword: 'ulin di hulu sungai' };
      return ask('PUT', '/profile/password', body, (await world.buyer()).headers);
    },
    'profile.name_too_short': () => profile({ name: 'Al' }),
    'profile.name_too_long': () => profile({ name: 'x'.repeat(101) }),
    'profile.invalid_phone': () => profile({ phone: '12' }),
    'profile.picture_too_large': () =>
      picture(Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), Buffer.alloc(5_300_000)])),
    'profile.picture_wrong_type': () => picture(Buffer.from('GIF89a,,,,,,,')),
    'profile.picture_unreadable': () => picture(Buffer.from('\xff\xd8\xff\xe0 and nonsense', 'latin1')),
  };
}
