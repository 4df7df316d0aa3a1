import { createChallenge, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Session } from '../session/token-session.ts';
import { unwrapBody } from '../unwrap.ts';
import { createRimba, type RimbaOptions } from './create-rimba.ts';

type Reply = (request: Request) => Response | Promise<Response>;

let calls: { call: string; request: Request; body: string }[];
let replies: Record<string, Reply[]>;
let pauses: number[];
let now: number;
let stored: Map<string, string>;
/** As the service makes them: 64 digits and the 8 that check them. */
const key = `rimba_${'0f'.repeat(36)}`;

beforeEach(() => {
  calls = [];
  replies = {};
  pauses = [];
  now = 1_000_000;
  stored = new Map();
});

const ok = (data: unknown, meta?: object) => () =>
  Response.json({ success: true, data, ...(meta && { meta }) });
const fail =
  (status: number, code: string, headers: Record<string, string> = {}) =>
  () =>
    Response.json({ success: false, code, message: code, requestId: 'r1' }, { status, headers });

const sessionOf = (name: string, endsInMs = 900_000): Session =>
  ({
    accessToken: `access-${name}`,
    refreshToken: `refresh-${name}`,
    accessTokenExpiredAt: now + endsInMs,
    user: { id: 7, name: 'Siti' },
  }) as Session;

const fetch = async (input: string | URL | Request, init?: RequestInit) => {
  const request = new Request(input, init);
  const { pathname, search } = new URL(request.url);
  const call = `${request.method} ${pathname.replace('/api/v1', '')}`;
  calls.push({ call: call + search, request, body: await request.clone().text() });
  const queue = replies[call] ?? [];
  const reply = queue.length > 1 ? queue.shift() : queue[0];
  if (!reply) throw new TypeError(`Nobody answers ${call}`);
  return reply(request);
};

const open = (options: Partial<RimbaOptions> = {}) =>
  createRimba({
    baseUrl: 'https://rimba.test/',
    fetch,
    storage: {
      getItem: (name) => stored.get(name) ?? null,
      setItem: (name, text) => void stored.set(name, text),
      removeItem: (name) => void stored.delete(name),
    },
    clock: { now: () => now, pause: async (ms) => void pauses.push(ms) },
    ...options,
  });

describe('what it is made with', () => {
  it.each([
    undefined,
    '',
    'localhost:3000',
    'not a url',
    '/rimba',
    'https://rimba.test/api/v1/',
    'https://rimba.test?a=1',
    'https://rimba.test/#a',
    'https://exa mple',
    'http://localhost:99999',
    'http://siti:rahasia@rimba.test',
    'ftp://rimba.test',
  ])('baseUrl %j is refused at once', (baseUrl) => {
    const refusal = /^createRimba: baseUrl has to be(?!.*rahasia)/;
    expect(() => open({ baseUrl: baseUrl as string })).toThrow(refusal);
  });

  it.each(['fr', '', null])('language %j is refused at once', (language) => {
    expect(() => open({ language: language as 'id' })).toThrow(/^createRimba: language has to be id or en/);
  });

  it.each(['http://localhost:3000', 'https://rimba.test//', 'https://forest.test/rimba'])(
    'baseUrl %s is taken',
    (baseUrl) => {
      expect(() => open({ baseUrl })).not.toThrow();
    },
  );

  it.each([
    '',
    'abc',
    'sk_0f',
    'rimba_',
    'rimba_é→',
    `${key.slice(0, -2)}\nb`,
    `${key.slice(0, -2)} b`,
    `${key}0`,
    key.toUpperCase(),
    undefined,
    null,
  ])('key %j is none and refused at once', (none) => {
    expect(() => open({ key: none as string })).toThrow(/^createRimba: key has to be/);
  });

  it.each([
    ['http://LOCALHOST:4802', 'http://localhost:4802'],
    ['http://localhost:04802', 'http://localhost:4802'],
    ['http://127.1:4802', 'http://127.0.0.1:4802'],
    ['https://rimba.test:443', 'https://rimba.test'],
    ['HTTPS://rimba.test', 'https://rimba.test'],
    ['https://rimba.test/a b/../forest/', 'https://rimba.test/forest'],
  ])('baseUrl %s gets the key and the session as %s does', async (baseUrl, usual) => {
    replies = { 'GET /profile': [ok({ id: 7 })], 'GET /forest/profile': [ok({ id: 7 })] };
    await open({ baseUrl, key }).profile.get();
    const rimba = open({ baseUrl });
    rimba.session.use(sessionOf('1'));
    await rimba.profile.get();
    expect(bearers()).toEqual([`Bearer ${key}`, 'Bearer access-1']);
    expect(calls.map(({ request }) => request.url)).toEqual(Array(2).fill(`${usual}/api/v1/profile`));
  });
});

const asked = () => calls.map(({ call }) => call);
const bearers = () => calls.map(({ request }) => request.headers.get('Authorization'));

describe('lists', () => {
  const page = (ids: number[], meta: object) =>
    ok(
      ids.map((id) => ({ id })),
      meta,
    );

  it('are followed by cursor to their end, row by row', async () => {
    replies['GET /tree'] = [
      page([1, 2], { page: 1, totalPages: 2, nextCursor: 'c2' }),
      page([3], { page: 0, totalPages: 2 }),
    ];
    const ids: number[] = [];
    for await (const { id } of open().trees.each({
      limit: 2,
      filter: { height: { gte: 2 } },
      select: ['id'],
    }))
      ids.push(id);
    expect(ids).toEqual([1, 2, 3]);
    expect(decodeURIComponent(asked().join(' '))).toBe(
      'GET /tree?limit=2&select=id&filter[height][gte]=2 GET /tree?limit=2&select=id&cursor=c2&filter[height][gte]=2',
    );
  });

  it('are followed by number where they have no cursor, and no further than they are read', async () => {
    replies['GET /species'] = [page([1], { page: 1, totalPages: 3 }), page([2], { page: 2, totalPages: 3 })];
    for await (const { meta } of open().species.pages({ limit: 1 })) if (meta.page === 2) break;
    expect(asked()).toEqual(['GET /species?limit=1', 'GET /species?limit=1&page=2']);
  });
});

const notRead = 'An answer that is not Rimba’s';

it.each([{ success: true }, { hello: 1 }])('names the call that %j is no answer to', async (body) => {
  replies['GET /tree'] = [() => Response.json(body)];
  await expect(open().trees.each({ limit: 2 }).next()).rejects.toMatchObject({
    name: 'ApiError',
    code: 'request.unexpected',
    message: `${notRead} (200): GET https://rimba.test/api/v1/tree`,
  });
});

it('names the call that a page is no answer to', async () => {
  replies['GET /tree/counts'] = [() => new Response('<html>')];
  const message = `${notRead} (200): GET https://rimba.test/api/v1/tree/counts`;
  await expect(open().trees.counts()).rejects.toMatchObject({ code: 'request.unexpected', message });
});

describe('the session', () => {
  it('is kept where it is told to, and taken up again', async () => {
    replies['POST /login'] = [ok(sessionOf('1'))];
    await open().session.login({ email: 'siti@contoh.example', password: 'x', recaptchaToken: 'y' });
    replies['GET /profile'] = [ok({ id: 7 })];
    await open().profile.get();
    expect(bearers().at(-1)).toBe('Bearer access-1');
  });

  it('is refreshed once for many, 300 s before it ends', async () => {
    const rimba = open();
    rimba.session.use(sessionOf('1', 299_000));
    replies['POST /refresh'] = [ok(sessionOf('2'))];
    replies['GET /profile'] = [ok({ id: 7 })];
    await Promise.all([rimba.profile.get(), rimba.profile.get(), rimba.profile.get()]);
    expect(asked().filter((call) => call === 'POST /refresh')).toHaveLength(1);
    expect(bearers().slice(1)).toEqual(Array(3).fill('Bearer access-2'));
  });

  it('is refreshed where its token was refused, and the call sent again', async () => {
    const rimba = open();
    rimba.session.use(sessionOf('1'));
    replies['GET /profile'] = [fail(401, 'auth.authentication_failed'), ok({ id: 7 })];
    replies['POST /refresh'] = [ok(sessionOf('2'))];
    expect(await rimba.profile.get()).toEqual({ id: 7 });
    expect(rimba.session.current()?.accessToken).toBe('access-2');
  });

  it('is over where its refresh is refused, and stays where nobody answers', async () => {
    const rimba = open({ retries: 0 });
    rimba.session.use(sessionOf('1'));
    replies['POST /refresh'] = [fail(503, 'request.unavailable'), fail(401, 'auth.session_ended')];
    await expect(rimba.session.refresh()).rejects.toMatchObject({ code: 'request.unavailable' });
    expect(rimba.session.current()).toBeDefined();
    await expect(rimba.session.refresh()).rejects.toMatchObject({ code: 'auth.session_ended' });
    expect([rimba.session.current(), stored.size]).toEqual([undefined, 0]);
  });

  it('is over here even where the service does not hear of it', async () => {
    const rimba = open({ retries: 0 });
    rimba.session.use(sessionOf('1'));
    replies['POST /logout'] = [fail(503, 'request.unavailable')];
    await expect(rimba.session.logout()).rejects.toMatchObject({ code: 'request.unavailable' });
    expect(calls[0]?.request.headers.get('x-refresh-token')).toBe('refresh-1');
    expect(rimba.session.current()).toBeUndefined();
  });
});

describe('asking again', () => {
  const order = { renews: [1], paymentMethodId: 1, expectedTotal: 150_000, recaptchaToken: 'y' };

  it('places an order under one key, however often it takes', async () => {
    replies['POST /transaction'] = [
      () => Promise.reject(new TypeError('cut')),
      fail(503, 'request.unavailable', { 'Retry-After': '3' }),
      ok({ id: 5 }),
    ];
    expect(await open().orders.place(order)).toEqual({ id: 5 });
    const keys = calls.map(({ request }) => request.headers.get('Idempotency-Key'));
    expect(new Set(keys).size).toBe(1);
    expect(keys[0]).toMatch(/^[0-9a-f-]{36}$/);
    expect(calls.map(({ body }) => JSON.parse(body))).toEqual([order, order, order]);
    expect(pauses.at(-1)).toBe(3_000);
  });

  it('takes the key that it is given', async () => {
    replies['POST /transaction'] = [ok({ id: 5 })];
    await open().orders.place(order, { idempotencyKey: 'my-own-key' });
    expect(calls[0]?.request.headers.get('Idempotency-Key')).toBe('my-own-key');
  });

  it('leaves alone what is done twice when it is sent twice', async () => {
    replies['POST /transaction/me/5/cancel'] = [fail(503, 'request.unavailable')];
    await expect(open().orders.cancel(5)).rejects.toMatchObject({ code: 'request.unavailable' });
    expect(calls).toHaveLength(1);
  });

  it('hands on what is to be waited for long, by seconds or by a date', async () => {
    const inAnHour = new Date(Date.now() + 3_600_000).toUTCString();
    replies['GET /tree/counts'] = [fail(429, 'request.too_many', { 'Retry-After': inAnHour })];
    await expect(open().trees.counts()).rejects.toMatchObject({ code: 'request.too_many', status: 429 });
    expect(calls).toHaveLength(1);
  });

  it('ends at the second time of three', async () => {
    replies['GET /tree/counts'] = [fail(502, 'request.unavailable'), ok({ total: 3 })];
    expect(await open().trees.counts()).toEqual({ total: 3 });
    replies['GET /tree/counts'] = [fail(404, 'request.not_found')];
    await expect(open().trees.counts()).rejects.toMatchObject({ code: 'request.not_found' });
    expect(calls).toHaveLength(3);
  });
});

it('waits for a payment until it is there', async () => {
  const at = (status: string) => ok({ id: 5, status });
  replies['GET /transaction/me/5'] = [at('pending_payment'), at('pending_payment'), at('paid')];
  expect(await open().orders.waitForPayment(5, { everyMs: 700 })).toEqual({ id: 5, status: 'paid' });
  expect(pauses).toEqual([700, 700]);
});

it('gives up where it is told to', async () => {
  replies['GET /transaction/me/5'] = [() => new Promise(() => undefined)];
  const waiting = new AbortController();
  const wait = open().orders.waitForPayment(5, { signal: waiting.signal });
  setTimeout(() => waiting.abort(), 10);
  await expect(wait).rejects.toMatchObject({ code: 'request.aborted' });
});

const streamOf = (text: string) =>
  new Response(text, { headers: { 'Content-Type': 'text/event-stream; charset=utf-8' } });

it('follows events over as many connections as it takes', async () => {
  const stream = (text: string) => () => streamOf(text);
  replies['GET /notification/stream'] = [
    stream('event: totals\ndata: {"unreadNotifications":2}\n\n'),
    fail(503, 'request.unavailable'),
    stream('event: news\ndata: {}\n\nevent: notification\ndata: {"id":9}\n\n'),
    fail(401, 'auth.session_ended'),
  ];
  const told: unknown[] = [];
  const follow = async () => {
    for await (const event of open().events({ signal: new AbortController().signal })) told.push(event);
  };
  await expect(follow()).rejects.toMatchObject({ name: 'ApiError', code: 'auth.session_ended' });
  expect(told).toEqual([
    { type: 'totals', unreadNotifications: 2 },
    { type: 'notification', notification: { id: 9 } },
  ]);
});

it.each([
  ['a page', () => new Response('<html>', { headers: { 'Content-Type': 'text/html' } })],
  ['JSON', () => Response.json({ hello: 1 })],
  ['an address that is not there', () => new Response('Not found', { status: 404 })],
])('follows no events where there is %s', async (_, reply) => {
  replies['GET /notification/stream'] = [reply];
  const ups: boolean[] = [];
  await expect(
    open()
      .events({ onUp: (up) => ups.push(up) })
      .next(),
  ).rejects.toMatchObject({
    name: 'ApiError',
    code: 'request.unexpected',
  });
  expect(ups).not.toContain(true);
});

it('says of JSON of somebody else that it is not Rimba’s, where there is no envelope', async () => {
  replies['GET /captcha/challenge'] = [() => Response.json({ ok: true })];
  replies['GET /.well-known/rimba-keys.json'] = replies['GET /captcha/challenge'];
  const failure = { name: 'ApiError', code: 'request.unexpected' };
  const { session, certificates } = open();
  await expect(session.login({ email: 'siti@rimba.test', password: 'p' })).rejects.toMatchObject(failure);
  await expect(certificates.keys()).rejects.toMatchObject(failure);
});

it('takes no page for a file', async () => {
  replies['GET /certificates/number/RB-1/pdf'] = [
    () => new Response('<html>', { headers: { 'Content-Type': 'text/html; charset=utf-8' } }),
    () => new Response(null, { status: 204 }),
  ];
  const call = () =>
    unwrapBody(
      open()
        .api.at('/api/v1/certificates/number/{certificateNumber}/pdf')
        .get({ params: { path: { certificateNumber: 'RB-1' } }, parseAs: 'blob' }),
    );
  await expect(call()).rejects.toMatchObject({ name: 'ApiError', code: 'request.unexpected' });
  await expect(call()).rejects.toMatchObject({ name: 'ApiError', code: 'request.unexpected' });
});

it('looks for a payment no oftener than twice a second', async () => {
  await expect(open().orders.waitForPayment(5, { everyMs: 0 })).rejects.toThrow('everyMs has to be 500');
  expect(calls).toEqual([]);
});

describe('the bot check', () => {
  const secrets = { hmacSignatureSecret: 'one', hmacKeySignatureSecret: 'two' };
  const challenge = () =>
    createChallenge({ algorithm: 'PBKDF2/SHA-256', cost: 1, counter: 20, deriveKey, ...secrets });

  it('is worked out before what asks for it', async () => {
    replies['GET /captcha/challenge'] = [async () => Response.json(await challenge())];
    replies['POST /register'] = [ok(sessionOf('1'))];
    await open().session.register({ name: 'Siti', email: 'siti@contoh.example', password: 'x' });
    const { recaptchaToken } = JSON.parse(calls[1]?.body ?? '');
    const answer = JSON.parse(atob(recaptchaToken));
    expect(await verifySolution({ ...answer, deriveKey, ...secrets })).toMatchObject({ verified: true });
    expect(asked()[0]).toBe('GET /captcha/challenge?action=register');
  });

  it('is asked of the program where a provider has its own', async () => {
    replies['GET /captcha/challenge'] = [() => Response.json({ provider: 'turnstile', siteKey: 'k' })];
    await expect(open().botCheck('login')).rejects.toThrow('pass botCheck to createRimba');
    const asking = open({ botCheck: async ({ siteKey }, action) => `${siteKey} for ${action}` });
    expect(await asking.botCheck('login')).toBe('k for login');
  });
});

it('sends a picture as a form', async () => {
  replies['PUT /profile'] = [ok({ id: 7 })];
  await open().profile.update({ name: 'Siti', profilePicture: new Blob(['x'], { type: 'image/png' }) });
  expect(calls[0]?.request.headers.get('Content-Type')).toContain('multipart/form-data');
  expect(calls[0]?.body).toContain('name="profilePicture"');
});

describe('a key', () => {
  const order = { treeIds: [1] } as Parameters<ReturnType<typeof open>['orders']['place']>[0];

  it('is sent with every call, and orders without a bot check', async () => {
    replies['GET /tree/counts'] = [ok({ total: 3 })];
    replies['POST /transaction'] = [ok({ id: 5 })];
    await open({ key }).trees.counts();
    await open({ key }).orders.place(order);
    expect(bearers()).toEqual([`Bearer ${key}`, `Bearer ${key}`]);
    expect(JSON.parse(calls[1]?.body ?? '')).toEqual(order);
    expect(asked()).toEqual(['GET /tree/counts', 'POST /transaction']);
  });

  it('is taken with the end of its line', async () => {
    replies['GET /tree/counts'] = [ok({ total: 3 })];
    await open({ key: `${key}\n` }).trees.counts();
    expect(bearers()).toEqual([`Bearer ${key}`]);
  });

  it('has no session beside it, which signing in says before anything is asked', async () => {
    const { session } = open({ key });
    const wrong = /^A client with a key is its account already/;
    await expect(session.login({ email: 'siti@rimba.test', password: 'p' })).rejects.toThrow(wrong);
    await expect(session.google('credential')).rejects.toBeInstanceOf(TypeError);
    expect(() => session.use(sessionOf('1'))).toThrow(wrong);
    expect([session.current(), asked()]).toEqual([undefined, []]);
  });

  it('that is refused is not exchanged for another', async () => {
    stored.set('rimba.session', JSON.stringify(sessionOf('1')));
    replies['GET /profile'] = [fail(401, 'auth.key_not_valid')];
    await expect(open({ key }).profile.get()).rejects.toMatchObject({ code: 'auth.key_not_valid' });
    expect(bearers()).toEqual([`Bearer ${key}`]);
  });

  it.each([
    [401, 'auth.key_not_valid'],
    [403, 'auth.key_not_allowed'],
  ])('goes with the events, which fail where it is refused with %i', async (status, code) => {
    replies['GET /notification/stream'] = [fail(status, code)];
    const first = open({ key }).events({ signal: new AbortController().signal }).next();
    await expect(first).rejects.toMatchObject({ name: 'ApiError', status, code });
    expect(bearers()).toEqual([`Bearer ${key}`]);
  });
});
