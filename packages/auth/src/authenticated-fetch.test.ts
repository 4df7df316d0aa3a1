import { beforeEach, describe, expect, it, vi } from 'vitest';
import { baseUrl, fail, ok, siti, unreachable } from './testing/fake-service.ts';
import { FakeBrowser } from './testing/open-session.ts';

let browser: FakeBrowser;
beforeEach(() => {
  browser = new FakeBrowser();
});

async function signedIn() {
  const opened = browser.open({ stored: true });
  const stop = opened.session.start();
  await opened.session.settled();
  return { ...opened, stop };
}

it('sends the token to the API and to nobody else', async () => {
  const { session, get } = await signedIn();
  await get('/wishtree/me');
  expect(browser.service.calls.at(-1)?.headers.get('Authorization')).toBe('Bearer access-1');
  await session.fetch('http://elsewhere.test/api/v1/tree');
  await session.fetch('http://rimba.test/api/v1.evil.test/tree');
  expect(browser.service.calls.slice(-2).map(({ headers }) => headers.has('Authorization'))).toEqual([
    false,
    false,
  ]);
});

it('refreshes once on a 401 and repeats the request with its body', async () => {
  const { session } = await signedIn();
  browser.service.issue();
  const response = await session.fetch(`${baseUrl}/wishtree/me`, { method: 'POST', body: '{"treeId":12}' });
  expect(response.status).toBe(200);
  const posts = browser.service.calls.filter(({ call }) => call === 'POST /wishtree/me');
  expect(posts.map(({ headers, body }) => [headers.get('Authorization'), body])).toEqual([
    ['Bearer access-1', '{"treeId":12}'],
    ['Bearer access-3', '{"treeId":12}'],
  ]);
});

it('refreshes once for many requests, and holds back those that come meanwhile', async () => {
  const { get, status } = await signedIn();
  browser.service.issue();
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  browser.service.answer('POST /refresh', async () => {
    await held;
    return ok(browser.service.issue());
  });
  const early = [get('/tree'), get('/adopter'), get('/impact')];
  await vi.waitFor(() => expect(browser.service.count('POST /refresh')).toBe(1));
  expect(status()).toBe('refreshing');
  const late = get('/partner');
  release();
  const replies = await Promise.all([...early, late]);
  expect(replies.map((reply) => reply.status)).toEqual([200, 200, 200, 200]);
  expect(browser.service.count('POST /refresh')).toBe(1);
  expect(browser.service.count('GET /tree')).toBe(2);
  expect(browser.service.count('GET /partner')).toBe(1);
});

describe('a 401 about what was sent', () => {
  it.each(['auth.invalid_credentials', 'auth.google_authentication_failed'])(
    'is handed on: %s',
    async (code) => {
      const { session, status } = await signedIn();
      browser.service.answer('POST /auth/google/verify', () => fail(401, code));
      const response = await session.fetch(`${baseUrl}/auth/google/verify`, { method: 'POST' });
      expect(await response.json()).toMatchObject({ code });
      expect(browser.service.count('POST /refresh')).toBe(0);
      expect(status()).toBe('signedIn');
    },
  );
});

it('hands a visitor every answer as it is', async () => {
  const { get } = browser.open();
  browser.service.answer('GET /profile', () => fail(401, 'auth.no_token'));
  expect((await get('/profile')).status).toBe(401);
  expect(browser.service.count('POST /refresh')).toBe(0);
});

it('ends the session where the new token is refused too', async () => {
  const { get, onSignedOut, storage } = await signedIn();
  browser.service.answer('GET /profile', ...[1, 2].map(() => () => fail(401, 'auth.authentication_failed')));
  expect((await get('/profile')).status).toBe(401);
  expect(browser.service.count('GET /profile')).toBe(2);
  expect(onSignedOut.mock.calls).toEqual([
    [{ code: 'auth.authentication_failed_after_refresh', to: '/login?next=%2Fwishtree%2F' }],
  ]);
  expect(storage.read()).toBeUndefined();
});

describe('the refresh fails', () => {
  it.each([400, 401, 404, 500])(
    'refused with %d: every waiting request learns it, the session ends once',
    async (http) => {
      const { get, onSignedOut, status } = await signedIn();
      browser.service.issue();
      browser.service.answer('POST /refresh', () => fail(http, 'auth.token_refresh_failed'));
      const results = await Promise.allSettled([get('/tree'), get('/adopter')]);
      expect(results).toMatchObject([
        { status: 'rejected', reason: { code: 'auth.token_refresh_failed' } },
        { status: 'rejected', reason: { code: 'auth.token_refresh_failed' } },
      ]);
      expect(status()).toBe('signedOut');
      expect(onSignedOut).toHaveBeenCalledTimes(1);
    },
  );

  it.each([
    ['request.offline', unreachable],
    ['request.timeout', () => Promise.reject(new DOMException('too slow', 'TimeoutError'))],
    ['request.unavailable', () => fail(503, 'request.unavailable')],
    ['request.unavailable', () => fail(429, 'request.too_many')],
  ])('without an answer (%s): the request fails, the session stays', async (code, reply) => {
    const { get, status, storage } = await signedIn();
    browser.service.issue();
    browser.service.answer('POST /refresh', reply);
    await expect(get('/tree')).rejects.toMatchObject({ code });
    expect(status()).toBe('signedIn');
    expect(storage.read()).toBeDefined();
    expect((await get('/tree')).status).toBe(200);
  });
});

it('does not bring a session back that another tab ended during the refresh', async () => {
  const { get, storage } = await signedIn();
  const other = browser.open();
  browser.service.issue();
  browser.service.answer('POST /refresh', () => {
    other.storage.clear();
    return ok(browser.service.issue());
  });
  await expect(get('/tree')).rejects.toMatchObject({ code: 'auth.session_ended' });
  expect(storage.read()).toBeUndefined();
});

it('takes the tokens that another tab has fetched already', async () => {
  const { get, stop } = await signedIn();
  stop();
  const fresh = browser.service.issue();
  browser.open().storage.write({ tokens: fresh, user: siti });
  expect((await get('/tree')).status).toBe(200);
  expect(browser.service.count('POST /refresh')).toBe(0);
});
