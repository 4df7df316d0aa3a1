import { errorMessage } from '@rimba/i18n/errors';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { limits as limit } from '../limits/limits.ts';
import { createLog } from '../log/log.ts';
import { buildTestApi, type TestApi } from '../testing/test-api.ts';
import { errorHandler } from './error-handler.ts';

let api: TestApi;
beforeAll(async () => {
  api = await buildTestApi({ limitFactor: 1 });
});
afterAll(() => api.close());

const login = (payload: string | object, headers: Record<string, string> = {}) =>
  api.app.inject({ method: 'POST', url: '/api/v1/login', payload, headers });
const json = { 'content-type': 'application/json' };

describe('a request that cannot be read', () => {
  it.each([
    ['half a body', '{"email":', json, 400, 'request.invalid_json'],
    ['no body', '', json, 400, 'request.invalid_json'],
    ['another kind of body', '<a/>', { 'content-type': 'text/xml' }, 415, 'request.unsupported_type'],
    ['plain text', '{}', { 'content-type': 'text/plain' }, 415, 'request.unsupported_type'],
    ['too much of a body', `"${'x'.repeat(1_100_000)}"`, json, 413, 'request.too_large'],
    ['a body of a wrong shape', '[]', json, 422, 'request.validation_error'],
  ])('with %s is described', async (_name, payload, headers, status, code) => {
    const response = await login(payload, headers);
    expect([response.statusCode, response.json().code]).toEqual([status, code]);
    expect(response.headers['cache-control']).toBe('no-store');
  });

  it('names each field that is missing, too short, too long or unknown', async () => {
    const refresh = await api.app.inject({
      method: 'POST',
      url: '/api/v1/refresh',
      headers: { 'accept-language': 'en' },
      payload: { refreshToken: 'x'.repeat(300), more: 1 },
    });
    expect(refresh.json().errors).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ path: 'userId', code: 'request.field_required' }),
        expect.objectContaining({ path: 'refreshToken', code: 'request.too_long' }),
        expect.objectContaining({
          path: 'more',
          code: 'request.unknown_parameter',
          message: 'more is not known here. You can use: refreshToken, userId',
        }),
      ]),
    );
    const quote = await api.app.inject({
      method: 'POST',
      url: '/api/v1/transaction/quote',
      payload: { renews: [] },
    });
    expect(quote.json().errors).toMatchObject([{ path: 'renews', code: 'request.field_required' }]);
    const guest = await api.app.inject({
      method: 'GET',
      url: '/api/v1/auth/google/authorization?state=short',
    });
    expect(guest.json().errors).toMatchObject([{ path: 'state', code: 'request.too_short' }]);
    expect(guest.json().code).toBe('request.invalid');
  });

  it.each(['id', 'en'])('speaks one language, and of no pattern (%s)', async (language) => {
    const headers = { 'accept-language': language };
    const wrong = await login({ email: 1, password: ['x'], recaptchaToken: 't' }, headers);
    expect(wrong.json().errors).toMatchObject([
      { path: 'email', code: 'request.invalid_parameter' },
      { path: 'password', code: 'request.invalid_parameter' },
    ]);
    const listed = await api.app.inject({ url: '/api/v1/tree/0/detail', headers });
    const buyer = await api.signUp();
    const order = await api.app.inject({
      method: 'POST',
      url: '/api/v1/transaction',
      headers: { ...headers, ...buyer.headers, 'idempotency-key': 'a-key-of-this-test' },
      payload: { holder: 'Rat\nna' },
    });
    expect(order.json().errors, order.body).toEqual(
      expect.arrayContaining([expect.objectContaining({ path: 'holder', code: 'request.invalid_format' })]),
    );
    for (const answer of [wrong, listed, order]) {
      expect(answer.body).not.toMatch(/must |match|pattern|\^|\{\{/);
    }
    expect(listed.json().errors[0].message).toContain('≥ 1');
  });

  it('that wants an id hints at none that would be refused', async () => {
    const answer = await api.app.inject({
      url: '/api/v1/tree/abc/detail',
      headers: { 'accept-language': 'en' },
    });
    expect(answer.json().errors).toMatchObject([
      { path: 'id', message: 'id has a value that cannot be used. You can use: 1, 2, 3 …' },
    ]);
  });

  it.each([
    ['id;q=0.3, en;q=0.8', 'en'],
    ['en;q=0.3, id;q=0.8', 'id'],
    ['fr, en;q=0.5, id;q=0.1', 'en'],
    ['en;q=0', 'id'],
  ] as const)('answers “Accept-Language: %s” in %s', async (wish, language) => {
    const headers = { 'accept-language': wish };
    const { code, message } = (await api.app.inject({ url: '/api/v1/nothing', headers })).json();
    expect([code, message]).toEqual(['request.not_found', errorMessage('request.not_found', language)]);
  });

  it('with TRACE finds nothing', async () => {
    const answer = await api.app.inject({ method: 'TRACE', url: '/api/v1/tree' });
    expect([answer.statusCode, answer.json().code]).toEqual([404, 'request.not_found']);
  });

  it.each(['1e3', '0x1', '1.0', ' 1', '+1', '01', '1 '])('by the id %j names nothing', async (id) => {
    const answer = await api.app.inject(`/api/v1/tree/${encodeURIComponent(id)}/detail`);
    expect([answer.statusCode, answer.json()]).toMatchObject([
      400,
      { code: 'request.invalid_parameter', errors: [{ path: 'id' }] },
    ]);
  });

  it('of a union is told what fits what was meant', async () => {
    const { headers } = await api.signUp();
    const order = {
      treeIds: [1],
      paymentMethodId: 1,
      expectedTotal: 1,
      customer: {
        firstName: 'Siti',
        lastName: '',
        email: 'siti@rimba.example',
        phone: '+6281234567890',
        adopterType: 'individual',
      },
      holder: 'Siti',
      publicName: 'full',
      recaptchaToken: '-',
      email: 'siti@rimba.example',
      code: 'AAAAAAAA',
      browser: '-',
    };
    const requests = [
      [
        'PUT',
        'certificates/me/RB-2025-1G7T-B428-BWPK',
        { holderDisplay: 'x' },
        { holderDisplay: /: full, initials, hidden$/ },
      ],
      ['POST', 'download-ticket', { document: 'x' }, { document: /: receipt, certificate, statement$/ }],
      [
        'POST',
        'download-ticket',
        { document: 'receipt', transactionId: '82', language: 'fr' },
        { transactionId: /: 1, 2, 3 …$/, language: /: id, en$/ },
      ],
      ['DELETE', 'sessions/1', undefined, { id: /^(?!.*others)/ }],
      [
        'POST',
        'unsigned/checkout',
        { ...order, gift: { message: 5, deliverOn: '2026-02-30' } },
        { 'gift.message': /: "…" \/ null$/, 'gift.deliverOn': /not written/ },
      ],
      ['POST', 'unsigned/checkout', { ...order, gift: 5 }, { gift: /: {…}$/ }],
    ] as const;
    for (const [method, path, payload, faults] of requests) {
      const answer = await api.app.inject({
        method,
        url: `/api/v1/${path}?lang=en`,
        headers,
        ...(payload && { payload }),
      });
      const expected = Object.entries(faults).map(([name, message]) => ({
        path: name,
        message: expect.stringMatching(message),
      }));
      const { errors } = answer.json<{ errors: unknown[] }>();
      expect(errors, answer.body).toHaveLength(expected.length);
      expect(errors).toEqual(expect.arrayContaining(expected.map((fault) => expect.objectContaining(fault))));
    }
  });

  it('to an address that is none is not found', async () => {
    const response = await api.app.inject('/api/v1/nowhere');
    expect([response.statusCode, response.json().code]).toEqual([404, 'request.not_found']);
  });
});

it('asks who tries too often to wait', async () => {
  const challenge = () =>
    api.app.inject({ url: '/api/v1/captcha/challenge?action=login', remoteAddress: '203.0.113.9' });
  const answers = await Promise.all(Array.from({ length: 61 }, challenge));
  const refused = answers.filter(({ statusCode }) => statusCode === 429);
  expect(refused).toHaveLength(1);
  expect(refused[0]?.json().code).toBe('request.too_many');
  expect(Number(refused[0]?.headers['retry-after'])).toBeGreaterThan(0);
});

it('limits how often one account orders, whatever its address', async () => {
  const [buyer, other] = [await api.signUp(), await api.signUp()];
  for (let made = 0; made < limit.transaction.most; made += 1)
    await api.services.limits.take(limit.transaction, String(buyer.adopter.id));
  const order = async ({ headers, email }: typeof buyer) => {
    const answer = await api.app.inject({
      method: 'POST',
      url: '/api/v1/transaction',
      headers: { ...headers, 'idempotency-key': 'an-order-too-many' },
      payload: {
        treeIds: [1],
        paymentMethodId: 1,
        expectedTotal: 1,
        customer: {
          firstName: 'Siti',
          lastName: '',
          email,
          phone: '+6281234567890',
          adopterType: 'individual',
        },
        holder: 'Siti',
        publicName: 'initials',
        recaptchaToken: 'none',
      },
    });
    return [answer.statusCode, answer.json().code];
  };
  expect(await order(buyer)).toEqual([429, 'request.too_many']);
  expect(await order(other)).toEqual([403, 'checkout.recaptcha_failed']);
});

describe('what goes wrong inside', () => {
  let app: FastifyInstance;
  const lines: string[] = [];
  beforeAll(() => {
    const stream = { write: (line: string) => void lines.push(line) };
    app = Fastify({ loggerInstance: createLog('error', stream) });
    app.setErrorHandler(errorHandler);
    app.get('/bug', () => {
      throw new Error('a secret');
    });
    app.get('/busy', () => {
      throw Object.assign(new Error('a secret'), { code: '57014' });
    });
    app.get('/lost', () => {
      throw new Error('Failed query: a secret', { cause: new Error('Connection terminated unexpectedly') });
    });
    app.get('/dropped', () => {
      const cause = new Error('Client has encountered a connection error and is not queryable');
      throw new Error('Failed query: a secret', { cause });
    });
    app.get('/full', () => {
      throw Object.assign(new Error('ENOSPC: no space left on device, a secret'), { code: 'ENOSPC' });
    });
    app.get('/stopping', () => {
      throw Object.assign(new Error('The service is stopping, a secret'), { statusCode: 503 });
    });
    app.get('/wrapped', () => {
      const cause = Object.assign(new Error('a secret'), { code: '40P01' });
      throw new Error('Failed query: a secret', { cause });
    });
  });
  afterAll(() => app.close());

  it.each([
    ['/bug', 500, 'request.unexpected'],
    ['/busy', 503, 'request.unavailable'],
    ['/lost', 503, 'request.unavailable'],
    ['/dropped', 503, 'request.unavailable'],
    ['/full', 503, 'request.unavailable'],
    ['/stopping', 503, 'request.unavailable'],
    ['/wrapped', 503, 'request.unavailable'],
  ])('on %s is told without its cause', async (url, status, code) => {
    const response = await app.inject(url);
    expect([response.statusCode, response.json().code]).toEqual([status, code]);
    expect(response.body).not.toContain('secret');
    expect(response.headers['retry-after']).toBe(status === 503 ? '5' : undefined);
  });

  it('is in the log, but for who was sent away by a service that stops', async () => {
    lines.length = 0;
    await app.inject('/busy');
    await app.inject('/stopping');
    expect(lines.map((line) => JSON.parse(line))).toMatchObject([
      { msg: 'request failed', err: { code: '57014' } },
    ]);
  });
});
