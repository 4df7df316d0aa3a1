import { describe, expect, it, vi } from 'vitest';
import { createApiClient } from './client.ts';
import { createRimba } from './rimba/create-rimba.ts';
import { serviceNow } from './service-clock.ts';
import { unwrap, unwrapList } from './unwrap.ts';

const baseUrl = 'http://rimba.test';

function serve(answer: () => Response | Promise<Response>) {
  const requests: Request[] = [];
  const fetch = async (input: string | URL | Request, init?: RequestInit) => {
    requests.push(new Request(input, init));
    return answer();
  };
  return { requests, fetch };
}

const tree = { id: 12, code: 'KB-KM-2024-000217' };

it('asks where it is told to, in the reader’s language', async () => {
  const { requests, fetch } = serve(() => Response.json({ success: true, data: tree }));
  const api = createApiClient({ baseUrl, fetch, language: () => 'en' });
  const found = await unwrap(
    api.GET('/api/v1/tree/{id}/detail', {
      params: { path: { id: 12 }, query: { with: ['images', 'group'] } },
    }),
  );
  expect(found).toEqual(tree);
  expect(requests.map(({ url }) => url)).toEqual([
    'http://rimba.test/api/v1/tree/12/detail?with=images,group',
  ]);
  expect(requests[0]?.headers.get('Accept-Language')).toBe('en');
});

it('keeps the meta of a list', async () => {
  const meta = { page: 1, limit: 20, total: 1, totalPages: 1 };
  const { fetch } = serve(() => Response.json({ success: true, data: [tree], meta }));
  const answer = await unwrapList(createApiClient({ baseUrl, fetch }).GET('/api/v1/tree'));
  expect(answer).toEqual({ success: true, data: [tree], meta });
});

it('sends a body again unharmed through the time limit', async () => {
  const { requests, fetch } = serve(() => Response.json({ success: true, data: {} }));
  const body = { email: 'siti@example.id', password: 'rahasia', recaptchaToken: 'x' };
  await unwrap(createApiClient({ baseUrl, fetch }).POST('/api/v1/login', { body }));
  expect(await requests[0]?.json()).toEqual(body);
});

it('knows the moment by the service’s clock, moved or not', async () => {
  let ahead: string | undefined = '86400';
  const { fetch } = serve(() =>
    Response.json({ success: true, data: tree }, ahead ? { headers: { 'x-rimba-clock-ahead': ahead } } : {}),
  );
  const api = createApiClient({ baseUrl, fetch });
  await api.GET('/api/v1/tree');
  expect(serviceNow() - Date.now()).toBeCloseTo(86_400_000, -3);
  ahead = undefined;
  await api.GET('/api/v1/tree');
  expect(serviceNow() - Date.now()).toBeCloseTo(0, -3);
});

describe('failing', () => {
  const call = (answer: () => Response | Promise<Response>, timeoutMs?: number) =>
    unwrap(
      createApiClient({
        baseUrl,
        fetch: serve(answer).fetch,
        ...(timeoutMs !== undefined && { timeoutMs }),
      }).GET('/api/v1/tree/{id}/detail', { params: { path: { id: 12 } } }),
    );

  it('throws what the service said', async () => {
    const body = {
      success: false,
      code: 'request.tree_not_found',
      message: 'Tree not found',
      requestId: 'r1',
    };
    await expect(call(() => Response.json(body, { status: 404 }))).rejects.toMatchObject({
      name: 'ApiError',
      status: 404,
      code: 'request.tree_not_found',
      requestId: 'r1',
    });
  });

  it('throws where a proxy answers, with a page or with nothing', async () => {
    await expect(call(() => new Response('<html>', { status: 502 }))).rejects.toMatchObject({
      code: 'request.unavailable',
    });
    await expect(call(() => new Response(null, { status: 503 }))).rejects.toMatchObject({
      code: 'request.unavailable',
    });
    await expect(
      call(() => new Response('', { status: 500, headers: { 'Content-Length': '0' } })),
    ).rejects.toMatchObject({
      code: 'request.unexpected',
    });
  });

  it.each([
    ['text/csv; charset=utf-8', 'a,b', 'An answer to be read by unwrapBody and parseAs (200)'],
    ['application/geo+json', '{"type":"FeatureCollection"}', 'An answer to be read by unwrapBody (200)'],
    ['application/json', '{"type":"FeatureCollection"}', 'An answer that is not Rimba’s (200)'],
    ['text/html', '<html>', 'An answer that is not Rimba’s (200)'],
  ])('says of %s how it is read', async (type, body, said) => {
    const answer = () => new Response(body, { headers: { 'Content-Type': type } });
    await expect(call(answer)).rejects.toMatchObject({
      code: 'request.unexpected',
      message: `${said}: GET ${baseUrl}/api/v1/tree/12/detail`,
    });
  });

  it('throws where a fetch of one’s own throws, whatever that is', async () => {
    for (const cause of [new Error('no proxy'), Object.assign(new Error('x'), { code: 'ECONNRESET' }), 'x'])
      await expect(call(() => Promise.reject(cause))).rejects.toMatchObject({
        name: 'ApiError',
        status: 0,
        code: 'request.offline',
        cause,
      });
  });

  it.each([Infinity, 0, -1, Number.NaN, 2 ** 31])(
    'refuses a time of %s ms, in which nothing answers',
    (timeoutMs) => {
      expect(() => createApiClient({ baseUrl, timeoutMs })).toThrow(/^timeoutMs has to be/);
      expect(() => createRimba({ baseUrl, timeoutMs })).toThrow(TypeError);
    },
  );

  it('throws where nobody answers', async () => {
    await expect(call(() => Promise.reject(new TypeError('Failed to fetch')))).rejects.toMatchObject({
      status: 0,
      code: 'request.offline',
    });
  });

  it('throws where the answer takes too long', async () => {
    const fetch = (input: string | URL | Request) =>
      new Promise<Response>((_resolve, reject) => {
        const { signal } = new Request(input);
        signal.addEventListener('abort', () => reject(signal.reason));
      });
    const slow = createApiClient({ baseUrl, fetch, timeoutMs: 5 }).GET('/api/v1/tree/counts');
    await expect(unwrap(slow)).rejects.toMatchObject({ code: 'request.timeout' });
  });

  it('hands an error of the session on as it is', async () => {
    const ended = Object.assign(new Error('ended'), { code: 'auth.token_refresh_failed' });
    await expect(call(() => Promise.reject(ended))).rejects.toBe(ended);
  });
});

it('calls the platform’s fetch where it is given none', async () => {
  const fetch = vi.spyOn(globalThis, 'fetch').mockResolvedValue(Response.json({ success: true, data: null }));
  await unwrap(createApiClient({ baseUrl }).GET('/api/v1/tree/counts'));
  expect(fetch).toHaveBeenCalledOnce();
  fetch.mockRestore();
});
