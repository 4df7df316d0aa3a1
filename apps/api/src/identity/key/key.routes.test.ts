import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { adopter, apiKey, type KeyScope, keyScopes } from '../../database/schema/index.ts';
import { decidedCalls as lines, scopesOf } from '../../http/key-scopes.ts';
import { limits as limit } from '../../limits/limits.ts';
import { callExamples } from '../../openapi/examples/examples.ts';
import { type Call, callsByTag } from '../../openapi/reference/description.ts';
import { openWorld, type World } from '../../testing/adoption-world.ts';
import type { SignedUp } from '../../testing/test-api.ts';
import { newSecret } from './key.rules.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

type Headers = Record<string, string>;
const call = (
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  url: string,
  headers: Headers = {},
  payload?: object,
) => world.app.inject({ method, url: `/api/v1${url}`, headers, ...(payload && { payload }) });

const make = ({ headers, password }: SignedUp, changes: object = {}) =>
  call('POST', '/api-key', headers, {
    name: 'Toko Hijau',
    scopes: ['read', 'order'],
    currentPassword: password,
    ...changes,
  });
const list = async ({ headers }: SignedUp) => (await call('GET', '/api-key', headers)).json().data;
const keyed = (secret: string): Headers => ({ authorization: `Bearer ${secret}` });

/** Somebody with a key of some scopes, and what it is sent with. */
async function withKey(...scopes: KeyScope[]) {
  const owner = await world.signUp();
  const made = (await make(owner, { scopes })).json().data;
  return { owner, id: made.id as number, secret: made.secret as string, headers: keyed(made.secret) };
}

const codeOf = (answer: Awaited<ReturnType<typeof call>>) => [answer.statusCode, answer.json().code];

describe('a key', () => {
  it('is shown once, and kept as a hash', async () => {
    const owner = await world.signUp();
    const answer = await make(owner, { name: '  Toko   Hijau ' });
    expect(answer.statusCode, answer.body).toBe(201);
    expect(answer.headers['cache-control']).toBe('no-store');
    const { secret, ...made } = answer.json().data;
    expect(made).toMatchObject({ name: 'Toko Hijau', scopes: ['read', 'order'], lastUsedOn: null });
    expect(secret.startsWith(made.prefix)).toBe(true);
    expect(await list(owner)).toEqual([made]);
    for (const url of ['/api-key', '/profile/export', '/security-event/me', '/notification'])
      expect((await call('GET', url, owner.headers)).body).not.toContain(secret);
    const { rows } = await world.db.execute(sql`
      select 1 from api_key as t where t::text like ${`%${secret.slice(10, 40)}%`}
      union all select 1 from mail as t where t::text like ${`%${secret.slice(10, 40)}%`}
      union all select 1 from security_event as t where t::text like ${`%${secret.slice(10, 40)}%`}`);
    expect(rows).toEqual([]);
  });

  it('wants a proof, a proven address and a name', async () => {
    const owner = await world.signUp();
    expect(codeOf(await make(owner, { currentPassword: 'a guess' }))).toEqual([
      422,
      'auth.wrong_current_password',
    ]);
    expect((await make(owner, { currentPassword: undefined })).json().errors).toMatchObject([
      { path: 'currentPassword', code: 'request.field_required' },
    ]);
    for (const [changes, path] of [
      [{ name: '   ' }, 'name'],
      [{ name: 'x'.repeat(51) }, 'name'],
      [{ scopes: [] }, 'scopes'],
      [{ scopes: ['read', 'read'] }, 'scopes'],
      [{ scopes: ['everything'] }, 'scopes.0'],
    ] as const)
      expect((await make(owner, changes)).json().errors, path).toMatchObject([{ path }]);
    expect(await list(owner)).toEqual([]);
    const stranger = await world.signUp({ verified: false });
    expect(codeOf(await make(stranger))).toEqual([403, 'auth.email_not_verified']);
  });

  it('may be made with a mailed code where there is no password', async () => {
    const owner = await world.signUp();
    await call('POST', '/profile/confirmation', owner.headers);
    const [mail] = await world.mailsTo(owner.email);
    const code = String(mail?.data.code);
    const made = await make(owner, { currentPassword: undefined, code });
    expect(made.statusCode, made.body).toBe(201);
    expect(codeOf(await make(owner, { currentPassword: undefined, code }))).toEqual([
      410,
      'checkout.code_expired',
    ]);
  });

  it('is one of ten at most, also of two that are made at once', async () => {
    const owner = await world.signUp();
    for (let made = 0; made < 9; made += 1) await make(owner);
    const last = await Promise.all([make(owner), make(owner)]);
    expect(last.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409]);
    expect(last.find(({ statusCode }) => statusCode === 409)?.json().code).toBe('auth.too_many_keys');
    const keys = await list(owner);
    expect(keys).toHaveLength(10);
    await call('DELETE', `/api-key/${keys[0].id}`, owner.headers);
    expect((await make(owner)).statusCode).toBe(201);
  });

  it('calls as its owner, of whom it says the day it was last used', async () => {
    const { owner, headers } = await withKey('read');
    const profile = await call('GET', '/profile', headers);
    expect(profile.json().data).toMatchObject({ id: owner.adopter.id, email: owner.email });
    const [{ lastUsedOn }] = await list(owner);
    expect(lastUsedOn).toMatch(/^\d{4}-\d\d-\d\d$/);
    await call('GET', '/profile', headers);
    expect(await list(owner)).toMatchObject([{ lastUsedOn }]);
  });

  it('is refused once it is ended, forged or mistyped', async () => {
    const { owner, id, secret, headers } = await withKey('read');
    const refused = [401, 'auth.key_not_valid'];
    const forged = [newSecret(), `${secret}0`, secret.slice(0, -1), 'rimba_', `rimba_${'0'.repeat(72)}`];
    for (const wrong of forged) {
      expect(codeOf(await call('GET', '/profile', keyed(wrong))), wrong).toEqual(refused);
      // Where nobody has to be signed in, who says they are has to be right, too.
      expect(codeOf(await call('GET', '/tree', keyed(wrong))), wrong).toEqual(refused);
    }
    expect((await call('DELETE', `/api-key/${id}`, owner.headers)).statusCode).toBe(200);
    expect(codeOf(await call('GET', '/profile', headers))).toEqual(refused);
    expect(await list(owner)).toEqual([]);
    expect(codeOf(await call('DELETE', `/api-key/${id}`, owner.headers))).toEqual([
      404,
      'auth.key_not_found',
    ]);
  });

  it('is nobody’s but its owner’s to see and to end', async () => {
    const { id, headers } = await withKey('read');
    const budi = await world.signUp();
    expect(await list(budi)).toEqual([]);
    expect(codeOf(await call('DELETE', `/api-key/${id}`, budi.headers))).toEqual([404, 'auth.key_not_found']);
    expect((await call('GET', '/profile', headers)).statusCode).toBe(200);
  });

  it('is told of when it is made and ended, and stands in the record', async () => {
    const { owner, id } = await withKey('order');
    await make(owner, { currentPassword: 'a guess' });
    await call('DELETE', `/api-key/${id}`, owner.headers);
    const mails = (await world.mailsTo(owner.email)).filter(({ template }) => template.startsWith('key'));
    expect(mails.map(({ template }) => template)).toEqual(['keyEnded', 'keyMade']);
    expect(mails[1]?.data).toMatchObject({ key: 'Toko Hijau', scopes: ['order'] });
    const { data: record } = (await call('GET', '/security-event/me', owner.headers)).json();
    expect(record).toMatchObject([
      { event: 'key_ended', outcome: 'done' },
      { event: 'key_made', outcome: 'auth.wrong_current_password' },
      { event: 'key_made', outcome: 'done' },
      { event: 'registered' },
    ]);
    const { data: notices } = (await call('GET', '/notification', owner.headers)).json();
    expect(notices).toMatchObject([
      { category: 'rimba_key_ended', link: '/profile#keys' },
      { category: 'rimba_key_made' },
    ]);
  });

  it('is counted by itself', async () => {
    const { owner, headers } = await withKey('read');
    const other = keyed((await make(owner)).json().data.secret);
    const first = await call('GET', '/wishtree/me/total', headers);
    expect(first.headers['ratelimit-policy']).toBe('"key";q=600;w=60');
    expect(first.headers.ratelimit).toMatch(/^"key";r=599;t=(59|60)$/);
    const answers: number[] = [];
    for (let asked = 0; asked < limit.key.most; asked += 100)
      answers.push(
        ...(
          await Promise.all(Array.from({ length: 100 }, () => call('GET', '/wishtree/me/total', headers)))
        ).map(({ statusCode }) => statusCode),
      );
    expect(answers.filter((status) => status !== 200)).toEqual([429]);
    const more = await call('GET', '/wishtree/me/total', headers);
    expect(codeOf(more)).toEqual([429, 'request.too_many']);
    expect(Number(more.headers['retry-after'])).toBeGreaterThan(0);
    expect(more.headers.ratelimit).toMatch(/^"key";r=0;t=\d+$/);
    const signedIn = await call('GET', '/wishtree/me/total', owner.headers);
    expect(signedIn.statusCode).toBe(200);
    expect(signedIn.headers).not.toHaveProperty('ratelimit');
    expect((await call('GET', '/wishtree/me/total', other)).statusCode).toBe(200);
  });
});

describe('an order by a key', () => {
  const place = (headers: Headers, body: object) =>
    call('POST', '/transaction', { ...headers, 'idempotency-key': randomUUID() }, body);

  it('takes no bot check, and goes from the quote to the payment', async () => {
    const { owner, headers } = await withKey('order');
    const treeIds = await world.plant(1);
    const paymentMethodId = world.methodId('qris');
    const quote = await call('POST', '/transaction/quote', headers, { treeIds, paymentMethodId });
    expect(quote.statusCode, quote.body).toBe(200);
    const { recaptchaToken: _, ...body } = await world.order(treeIds);
    const placed = await place(headers, body);
    expect(placed.statusCode, placed.body).toBe(201);
    const { id } = placed.json().data;
    expect((await call('GET', `/transaction/me/${id}`, headers)).json().data.status).toBe('pending_payment');
    expect((await world.pay(owner, id)).certificates).toHaveLength(1);
    // Only what a person sees of an order by themselves stays with people, or with a key that reads.
    expect(codeOf(await call('GET', '/transaction/me', headers))).toEqual([403, 'auth.key_not_allowed']);
  });

  it('can be given up by it, and the same order sent again is the same', async () => {
    const { headers } = await withKey('order');
    const { recaptchaToken: _, ...body } = await world.order(await world.plant(1));
    const key = { ...headers, 'idempotency-key': randomUUID() };
    const [one, other] = await Promise.all([
      call('POST', '/transaction', key, body),
      call('POST', '/transaction', key, body),
    ]);
    expect([one.statusCode, other.statusCode]).toEqual([201, 201]);
    expect(one.json().data.id).toBe(other.json().data.id);
    const replayed = [one, other].map((answer) => answer.headers['idempotent-replayed']);
    expect(new Set(replayed)).toEqual(new Set([undefined, 'true']));
    const cancelled = await call('POST', `/transaction/me/${one.json().data.id}/cancel`, headers);
    expect(cancelled.json().data.status).toBe('cancelled');
  });

  it('wants its scope, and the address proven as it stands', async () => {
    const reader = await withKey('read');
    const { recaptchaToken: _, ...body } = await world.order(await world.plant(1));
    expect(codeOf(await place(reader.headers, body))).toEqual([403, 'auth.key_not_allowed']);
    const orderer = await withKey('order');
    await world.db
      .update(adopter)
      .set({ emailVerifiedAt: null })
      .where(eq(adopter.id, orderer.owner.adopter.id));
    expect(codeOf(await place(orderer.headers, body))).toEqual([403, 'auth.email_not_verified']);
  });

  it('is not the only thing that takes none: so does a message to whoever runs this', async () => {
    const { owner, headers } = await withKey('read');
    const message = { name: 'Toko Hijau', email: owner.email, subject: 'An order', message: 'Where is it?' };
    const sent = await call('POST', '/contact', headers, message);
    expect(sent.statusCode, sent.body).toBe(201);
    for (const person of [owner.headers, {}])
      expect(codeOf(await call('POST', '/contact', person, message))).toEqual([
        403,
        'checkout.recaptcha_failed',
      ]);
  });

  it('spares people no bot check', async () => {
    const { owner } = await withKey('order');
    const { recaptchaToken: _, ...body } = await world.order(await world.plant(1));
    expect(codeOf(await place(owner.headers, body))).toEqual([403, 'checkout.recaptcha_failed']);
  });

  it('is nobody else’s to look at', async () => {
    const { headers } = await withKey('order');
    const { recaptchaToken: _, ...body } = await world.order(await world.plant(1));
    const { id } = (await place(headers, body)).json().data;
    const other = await withKey('read', 'order');
    expect(codeOf(await call('GET', `/transaction/me/${id}`, other.headers))).toEqual([
      404,
      'transaction.not_found',
    ]);
  });
});

describe('the end of an account, and of what was in it', () => {
  it('takes its keys along', async () => {
    const { owner, headers } = await withKey('read');
    await call('DELETE', '/profile', owner.headers, { currentPassword: owner.password });
    expect(codeOf(await call('GET', '/profile', headers))).toEqual([401, 'auth.key_not_valid']);
    expect(await world.db.select().from(apiKey).where(eq(apiKey.adopterId, owner.adopter.id))).toEqual([]);
  });

  it('is a password set by a mailed link: every key is ended, and told of', async () => {
    const { owner, headers } = await withKey('read');
    await world.services.identity.passwordReset.request(owner.email, 'id');
    await world.services.jobs.drain();
    const mail = (await world.mailsTo(owner.email)).find(({ template }) => template === 'passwordReset');
    const code = new URL(String(mail?.data.link)).searchParams.get('code');
    const password = 'ulin di hulu sungai';
    const reset = await call('PUT', '/reset-password', {}, {
      adopterId: String(owner.adopter.id),
      code,
      password,
    } as object);
    expect(reset.statusCode, reset.body).toBe(200);
    expect(codeOf(await call('GET', '/profile', headers))).toEqual([401, 'auth.key_not_valid']);
    expect(await world.templatesTo(owner.email)).toContain('keyEnded');
  });

  it('is not a password that its owner changes', async () => {
    const { owner, headers } = await withKey('read');
    const change = { currentPassword: owner.password, newPassword: 'ulin di hulu sungai' };
    expect((await call('PUT', '/profile/password', owner.headers, change)).statusCode).toBe(200);
    expect((await call('GET', '/profile', headers)).statusCode).toBe(200);
  });

  it('is told among one’s own data, with what was ended', async () => {
    const { owner, id } = await withKey('read');
    await make(owner, { name: 'Kasir' });
    await call('DELETE', `/api-key/${id}`, owner.headers);
    const { data } = (await call('GET', '/profile/export', owner.headers)).json();
    expect(data.apiKeys).toMatchObject([
      { name: 'Toko Hijau', endedAt: expect.any(String) },
      { name: 'Kasir', endedAt: null },
    ]);
  });
});

describe('every call with a bearer', () => {
  let calls: Call[];
  beforeAll(async () => {
    const described = callsByTag((await world.app.inject('/api/openapi.json')).json());
    calls = [...described.values()].flat().filter(({ security }) => security?.length);
  });

  const asked = ({ method, path, operationId }: Call, headers: Headers) => {
    const payload = callExamples[operationId]?.request;
    return world.app.inject({
      method: method as 'GET',
      url: path.replace(/\{(\w+)\}/g, (_mark, name) => (name === 'year' ? '2025' : '1')),
      headers: { ...headers, 'idempotency-key': randomUUID() },
      ...(payload !== undefined && { payload: payload as object }),
    });
  };

  it('has its line, and no line is without its call', () => {
    expect(calls.filter(({ operationId }) => scopesOf(operationId) === undefined)).toEqual([]);
    for (const { operationId, security = [] } of calls) {
      const named = security.flatMap((entry) => Object.keys(entry)).filter((name) => name.endsWith('Key'));
      expect(named, operationId).toEqual(scopesOf(operationId)?.map((scope) => `${scope}Key`));
    }
    expect(lines.filter((name) => !calls.some(({ operationId }) => operationId === name))).toEqual([]);
  });

  it.each([[[]], ...keyScopes.map((scope) => [[scope]])] as KeyScope[][][])(
    'opens to a key of %j what is named for it and nothing else',
    async (scopes) => {
      const { id, headers } = await withKey('read');
      await world.db.update(apiKey).set({ scopes }).where(eq(apiKey.id, id));
      for (const one of calls) {
        if (one.operationId === 'streamNotifications' && scopes.includes('read')) continue;
        const answer = await asked(one, headers);
        const refusal = /auth\.key_(not|never)_allowed/.exec(answer.body)?.[0];
        const wanted = scopesOf(one.operationId) ?? [];
        const opens = wanted.some((scope) => scopes.includes(scope));
        expect(refusal, `${one.operationId}: ${answer.body.slice(0, 200)}`).toBe(
          opens ? undefined : wanted.length > 0 ? 'auth.key_not_allowed' : 'auth.key_never_allowed',
        );
        const isRefused = refusal !== undefined;
        expect(answer.statusCode, one.operationId).toBeLessThan(500);
        // What it opens knows who asks.
        if (!isRefused) expect(answer.statusCode, one.operationId).not.toBe(401);
      }
    },
  );

  it('that a key must not open says in both languages which scope it lacks, or that no key may', async () => {
    const { headers } = await withKey('order');
    const said = (url: string) =>
      Promise.all(
        ['id', 'en'].map(
          async (language) => (await call('GET', `${url}?lang=${language}`, headers)).json().message,
        ),
      );
    expect(await said('/profile')).toEqual([
      'Kunci ini tidak diizinkan untuk itu: izin read tidak ada padanya',
      'This key may not do that: it lacks the scope read',
    ]);
    expect(await said('/api-key')).toEqual([
      'Itu tidak bisa dilakukan dengan kunci. Masuk dulu untuk melakukannya sendiri',
      'No key may do that. Log in to do it yourself',
    ]);
  });
});
