import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildTestApi, type SignedUp, type TestApi } from '../../testing/test-api.ts';
import type { NewNotification } from './notification.service.ts';

let api: TestApi;
let siti: SignedUp;
let ratna: SignedUp;
beforeAll(async () => {
  api = await buildTestApi();
  siti = await api.signUp();
  ratna = await api.signUp();
});
afterAll(() => api.close());

let address: Promise<string> | undefined;
/** Where the service listens, for what does not end with one answer. */
const listening = () => {
  address ??= api.app.listen({ host: '127.0.0.1', port: 0 });
  return address;
};

const call = (
  method: 'GET' | 'PUT',
  url: string,
  { headers, payload, language = 'en' }: { headers?: object; payload?: object; language?: string } = {},
) =>
  api.app.inject({
    method,
    url: `/api/v1/notification${url}`,
    headers: { ...siti.headers, 'accept-language': language, ...headers },
    ...(payload ? { payload } : {}),
  });

const tell = (also: Partial<NewNotification> & { dedupeKey: string }) =>
  api.db.transaction((tx) =>
    api.services.notifications.notify(tx, {
      adopterId: siti.adopter.id,
      category: 'rimba_payment_success',
      data: { treeCount: 3, amount: 450_000 },
      link: '/transaction/1/',
      ...also,
    }),
  );

it('lists what was told, the newest first, in the words of the reader', async () => {
  await tell({ dedupeKey: 'a' });
  await tell({ dedupeKey: 'b', category: 'rimba_certificate_created', data: { treeCount: 1 } });
  const { data, meta } = (await call('GET', '')).json();
  expect(meta).toMatchObject({ page: 1, total: 2, totalPages: 1 });
  expect(data).toMatchObject([
    {
      category: 'rimba_certificate_created',
      body: 'The certificate for 1 tree is ready to open and download.',
    },
    {
      category: 'rimba_payment_success',
      title: 'Payment received',
      body: 'Thank you. We have received IDR\u00a0450,000 for 3 trees.',
      data: { treeCount: 3, amount: 450_000 },
      link: '/transaction/1/',
      readAt: null,
    },
  ]);
  const related = (await call('GET', '?with=preference')).json().data;
  const preference = {
    category: 'rimba_payment_success',
    inApp: true,
    email: true,
    always: true,
    alwaysInApp: true,
  };
  expect([data[1].preference, related[1].preference]).toEqual([undefined, preference]);
  const [, indonesian] = (await call('GET', '', { language: 'id' })).json().data;
  expect(indonesian.body).toContain('Rp\u00a0450.000');
});

it('tells the same once, and takes nothing from a transaction that failed', async () => {
  const before = (await call('GET', '/unread-count')).json().data.total;
  await tell({ dedupeKey: 'a' });
  await api.db
    .transaction(async (tx) => {
      await api.services.notifications.notify(tx, {
        adopterId: siti.adopter.id,
        category: 'rimba_tree_survey',
        data: {},
        link: null,
        dedupeKey: 'rolled back',
      });
      throw new Error('undone');
    })
    .catch(() => {});
  expect((await call('GET', '/unread-count')).json().data.total).toBe(before);
});

it('is read one by one, twice without harm, and all at once', async () => {
  const [newest] = (await call('GET', '')).json().data;
  const first = (await call('PUT', `/${newest.id}/read`)).json().data;
  expect(first.readAt).not.toBeNull();
  await api.services.clock.advance(60);
  expect((await call('PUT', `/${newest.id}/read`)).json().data.readAt).toBe(first.readAt);
  expect((await call('GET', '?filter[state]=unread')).json().meta.total).toBe(1);
  expect((await call('GET', '?filter[state]=read')).json().data).toMatchObject([{ id: newest.id }]);
  expect((await call('PUT', '/read-all')).json().data.total).toBe(0);
  expect((await call('GET', '?filter[category]=rimba_payment_success&limit=1')).json().data).toHaveLength(1);
});

it('shows and changes nobody else’s', async () => {
  const [newest] = (await call('GET', '')).json().data;
  expect((await call('GET', '', { headers: ratna.headers })).json().meta.total).toBe(0);
  const response = await call('PUT', `/${newest.id}/read`, { headers: ratna.headers });
  expect([response.statusCode, response.json().code]).toEqual([404, 'request.notification_not_found']);
  expect((await call('PUT', '/99999999999/read')).statusCode).toBe(400);
  expect((await call('GET', '?filter[state]=maybe')).json().code).toBe('request.invalid_parameter');
});

it('keeps to what the adopter wants to hear; money and security are always told', async () => {
  const before = (await call('GET', '/preference')).json().data;
  expect(before).toContainEqual({
    category: 'rimba_tree_survey',
    inApp: true,
    email: true,
    always: false,
    alwaysInApp: false,
  });
  expect(before).toContainEqual({
    category: 'rimba_payment_success',
    inApp: true,
    email: true,
    always: true,
    alwaysInApp: true,
  });
  const quiet = { category: 'rimba_certificate_created', inApp: false, email: false };
  const saved = await call('PUT', '/preference', { payload: { preferences: [quiet] } });
  expect(saved.json().data).toContainEqual({ ...quiet, always: false, alwaysInApp: false });
  const total = (await call('GET', '')).json().meta.total;
  await tell({ dedupeKey: 'c', category: 'rimba_certificate_created' });
  expect((await call('GET', '')).json().meta.total).toBe(total);
  await api.db.transaction((tx) =>
    api.services.mails.enqueue(tx, {
      dedupeKey: 'quiet',
      to: siti.email,
      template: 'certificateCreated',
      language: 'id',
      data: { count: 1, holder: 'Siti', certificateNumber: 'X', endsAt: '2027-11-20T00:00:00Z' },
    }),
  );
  expect(await api.templatesTo(siti.email)).not.toContain('certificateCreated');
  const money = { category: 'rimba_payment_success', inApp: false, email: false };
  const refused = await call('PUT', '/preference', { payload: { preferences: [quiet, money] } });
  expect([refused.statusCode, refused.json().errors]).toMatchObject([
    422,
    [{ path: 'preferences.1.inApp' }, { path: 'preferences.1.email' }],
  ]);
  const all = (await call('GET', '/preference')).json().data;
  const again = await call('PUT', '/preference', { payload: { preferences: all } });
  expect([again.statusCode, again.json().data]).toEqual([200, all]);
});

it('streams nothing more to whoever was signed out', async () => {
  const dewi = await api.signUp();
  const response = await fetch(`${await listening()}/api/v1/notification/stream`, { headers: dewi.headers });
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  expect((await reader?.read())?.value).toContain('event: totals');
  const headers = { 'x-refresh-token': dewi.refreshToken };
  await api.app.inject({ method: 'POST', url: '/api/v1/logout', headers });
  await api.db.transaction((tx) =>
    api.services.notifications.notify(tx, {
      adopterId: dewi.adopter.id,
      category: 'rimba_tree_survey',
      data: { treeCount: 1 },
      link: null,
      dedupeKey: 'after the end',
    }),
  );
  expect(await reader?.read()).toEqual({ done: true, value: undefined });
});

it('streams what is new in the order in which it was told, and how many are unread', async () => {
  const address = await listening();
  const abort = new AbortController();
  const response = await fetch(`${address}/api/v1/notification/stream?lang=en`, {
    headers: siti.headers,
    signal: abort.signal,
  });
  expect(response.headers.get('content-type')).toContain('text/event-stream');
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  let text = '';
  const until = async (found: RegExp) => {
    while (!found.test(text)) {
      const { value, done = true } = (await reader?.read()) ?? {};
      if (done) throw new Error(`The stream ended after: ${text}`);
      text += value;
    }
  };
  await until(/event: totals\ndata: \{"unreadNotifications":0\}/);
  await tell({ dedupeKey: 'stream' });
  await until(/event: notification\ndata: \{.*"title":"Payment received"/);
  await until(/"unreadNotifications":1\}/);
  await call('PUT', '/read-all');
  await until(/"unreadNotifications":1\}[\s\S]*"unreadNotifications":0\}/);
  const many = Array.from({ length: 12 }, (_, place) => place + 1);
  await api.db.transaction(async (tx) => {
    for (const treeCount of many) {
      await api.services.notifications.notify(tx, {
        adopterId: siti.adopter.id,
        category: 'rimba_payment_success',
        data: { treeCount },
        link: null,
        dedupeKey: `in order ${treeCount}`,
      });
    }
  });
  await until(/"unreadNotifications":12\}(?:[\s\S]*"unreadNotifications":12\}){11}/);
  const told = [...text.matchAll(/event: notification\ndata: (.*)\n/g)].slice(1);
  expect(told.map(([, sent = '']) => JSON.parse(sent).data.treeCount)).toEqual(many);
  abort.abort();
});
