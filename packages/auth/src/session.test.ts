import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { parseHint } from './hint.ts';
import { keptPrefix } from './kept.ts';
import { noteProof } from './note-proof.ts';
import { fail, ok, siti, unreachable } from './testing/fake-service.ts';
import { FakeBrowser } from './testing/open-session.ts';

let browser: FakeBrowser;
beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse('2026-11-20T03:00:00Z') });
  browser = new FakeBrowser();
});
afterEach(() => vi.useRealTimers());

const minutes = (count: number) => count * 60_000;
const stored = () => Object.fromEntries(browser.localStorage.entries);

describe('entering', () => {
  it('takes up what is stored and fetches the user with the totals', async () => {
    const { session, status, page } = browser.open({ stored: true });
    session.start();
    expect(session.store.getState()).toMatchObject({ status: 'loading', user: siti });
    expect(await session.settled()).toMatchObject({
      user: siti,
      totals: { wishtree: 3, unreadNotifications: 1 },
    });
    expect(status()).toBe('signedIn');
    expect(parseHint(page.document.cookie)).toBe(true);
  });

  it('stays signed out where nothing is stored, and asks the service nothing', async () => {
    const { session, status, get } = browser.open();
    session.start();
    expect((await session.settled()).status).toBe('signedOut');
    await get('/tree');
    expect(browser.service.calls.map(({ call, headers }) => [call, headers.has('Authorization')])).toEqual([
      ['GET /tree', false],
    ]);
    expect(status()).toBe('signedOut');
  });

  it('keeps what a login answers', async () => {
    const { session, storage, page } = browser.open();
    const tokens = browser.service.issue();
    session.signIn({ ...tokens, user: siti });
    expect(storage.read()).toEqual({ tokens, user: siti });
    expect(parseHint(page.document.cookie)).toBe(true);
    expect((await session.settled()).status).toBe('signedIn');
  });

  it.each([
    ['a service in trouble', () => fail(503, 'request.unavailable'), 503, 'auth.user_fetch_failed'],
    ['an answer that is not one', () => ok({ user: {} }), 500, 'auth.user_fetch_failed'],
    ["somebody else's page", () => new Response('<p>Welcome'), 500, 'auth.user_fetch_failed'],
    ['no connection', unreachable, 500, 'request.offline'],
  ])('fails with a status on %s, and can be tried again', async (_what, reply, httpStatus, code) => {
    const { session, storage } = browser.open({ stored: true });
    browser.service.answer('GET /session', reply);
    session.start();
    expect(await session.settled()).toMatchObject({ status: 'failed', httpStatus, code });
    expect(storage.read()).toBeDefined();
    session.retry();
    expect((await session.settled()).status).toBe('signedIn');
  });

  it.each([403, 404])('ends where the account is refused (%d)', async (httpStatus) => {
    const { session, onSignedOut, storage } = browser.open({ stored: true });
    browser.service.answer('GET /session', () => fail(httpStatus, 'auth.user_not_found'));
    session.start();
    expect((await session.settled()).status).toBe('signedOut');
    expect(storage.read()).toBeUndefined();
    expect(onSignedOut).toHaveBeenCalledWith({
      code: 'auth.user_fetch_failed',
      to: '/login?next=%2Fwishtree%2F',
    });
  });

  it('keeps nothing of an answer that comes when the session is over', async () => {
    const { session, status } = browser.open({ stored: true });
    const late = Promise.withResolvers<Response>();
    browser.service.answer('GET /session', () => late.promise);
    session.start();
    await session.logout();
    late.resolve(ok({ user: siti, totals: { wishtree: 3, unreadNotifications: 1 } }));
    await vi.advanceTimersByTimeAsync(0);
    expect(stored()).toEqual({});
    expect(status()).toBe('signedOut');
  });

  it('asks again where the address was proven meanwhile: the answer may be of before', async () => {
    const { session, storage } = browser.open({ stored: true });
    const unproven = { ...siti, emailVerifiedAt: null };
    storage.writeUser(unproven);
    const ofBefore = Promise.withResolvers<Response>();
    browser.service.answer('GET /session', () => ofBefore.promise);
    session.start();
    noteProof(storage, siti.id, '2026-11-20T03:00:00.000Z');
    ofBefore.resolve(ok({ user: unproven, totals: { wishtree: 3, unreadNotifications: 1 } }));
    expect(await session.settled()).toMatchObject({ status: 'signedIn', user: siti });
    expect(storage.read()?.user).toEqual(siti);
    expect(browser.service.count('GET /session')).toBe(2);
  });

  it('takes over a changed profile, in storage too', async () => {
    const { session, storage } = browser.open({ stored: true });
    session.start();
    await session.settled();
    session.update({ user: { ...siti, name: 'Siti A.' } });
    expect(storage.read()?.user?.name).toBe('Siti A.');
    expect(session.store.getState()).toMatchObject({ user: { name: 'Siti A.' }, totals: { wishtree: 3 } });
  });
});

describe('refreshing ahead', () => {
  async function signedIn() {
    const opened = browser.open({ stored: true });
    opened.session.start();
    await opened.session.settled();
    return opened;
  }

  it('happens 300 s before the token ends, again and again', async () => {
    const { storage } = await signedIn();
    await vi.advanceTimersByTimeAsync(minutes(10) - 1);
    expect(browser.service.count('POST /refresh')).toBe(0);
    await vi.advanceTimersByTimeAsync(1);
    expect(browser.service.count('POST /refresh')).toBe(1);
    expect(JSON.parse(browser.service.calls.at(-1)?.body ?? '')).toEqual({
      refreshToken: 'refresh-1',
      userId: 7,
    });
    expect(storage.read()?.tokens.refreshToken).toBe('refresh-2');
    await vi.advanceTimersByTimeAsync(minutes(10));
    expect(browser.service.count('POST /refresh')).toBe(2);
  });

  it('happens at once where the stored token is nearly over', async () => {
    const { session, storage } = browser.open({ stored: true });
    vi.advanceTimersByTime(minutes(11));
    session.start();
    await vi.advanceTimersByTimeAsync(0);
    expect(storage.read()?.tokens.accessToken).toBe('access-2');
    expect((await session.settled()).status).toBe('signedIn');
  });

  it('never runs in circles where tokens live shorter than that', async () => {
    await signedIn();
    const short = () =>
      ok({
        accessToken: 'access-1',
        refreshToken: 'refresh-1',
        accessTokenExpiredAt: Date.now() + minutes(1),
      });
    browser.service.answer('POST /refresh', ...Array.from({ length: 100 }, () => short));
    await vi.advanceTimersByTimeAsync(minutes(11));
    expect(browser.service.count('POST /refresh')).toBe(3);
  });

  it('is tried again later where nobody answers, and the session stays', async () => {
    const { status, storage } = await signedIn();
    browser.service.answer('POST /refresh', unreachable, () => fail(503, 'request.unavailable'));
    await vi.advanceTimersByTimeAsync(minutes(10) + 45_000);
    expect([browser.service.count('POST /refresh'), status()]).toEqual([2, 'signedIn']);
    await vi.advanceTimersByTimeAsync(30_000);
    expect(storage.read()?.tokens.accessToken).toBe('access-2');
  });

  it('leaves what was stored about the adopter meanwhile', async () => {
    const { storage } = await signedIn();
    const late = Promise.withResolvers<Response>();
    browser.service.answer('POST /refresh', () => late.promise);
    await vi.advanceTimersByTimeAsync(minutes(10));
    storage.writeUser({ ...siti, name: 'Siti A.' });
    late.resolve(ok(browser.service.issue()));
    await vi.advanceTimersByTimeAsync(0);
    expect(storage.read()).toMatchObject({
      tokens: { accessToken: 'access-2' },
      user: { name: 'Siti A.' },
    });
  });

  it('leaves the session of who signed in meanwhile', async () => {
    const { storage } = await signedIn();
    const late = Promise.withResolvers<Response>();
    browser.service.answer('POST /refresh', () => late.promise);
    await vi.advanceTimersByTimeAsync(minutes(10));
    const tokensOfBefore = browser.service.issue();
    const next = { tokens: browser.service.issue(), user: { ...siti, id: 8 } };
    storage.write(next);
    late.resolve(ok(tokensOfBefore));
    await vi.advanceTimersByTimeAsync(0);
    expect(storage.read()).toEqual(next);
  });

  it('ends the session where it is refused', async () => {
    const { onSignedOut, status, page } = await signedIn();
    browser.service.answer('POST /refresh', () => fail(401, 'auth.token_refresh_failed'));
    await vi.advanceTimersByTimeAsync(minutes(10));
    expect(status()).toBe('signedOut');
    expect(stored()).toEqual({});
    expect(parseHint(page.document.cookie)).toBe(false);
    expect(onSignedOut.mock.calls).toEqual([
      [{ code: 'auth.token_refresh_failed', to: '/login?next=%2Fwishtree%2F' }],
    ]);
  });
});

describe('what is kept to be read without a network', () => {
  const refuseSession = () => browser.service.answer('GET /session', () => fail(403, 'auth.user_not_found'));

  it('is gone before the page is left', async () => {
    const emptied = Promise.withResolvers<boolean>();
    const remove = vi.fn(() => emptied.promise);
    const { session, status, onSignedOut } = browser.open({
      stored: true,
      caches: { keys: async () => [`${keptPrefix}7`, 'workbox-precache-v2'], delete: remove },
    });
    refuseSession();
    session.start();
    const settled = vi.fn();
    void session.settled().then(settled);
    await vi.advanceTimersByTimeAsync(0);
    expect([status(), stored()]).toEqual(['signedOut', {}]);
    expect(remove.mock.calls).toEqual([[`${keptPrefix}7`]]);
    // Either leads to the login: who is told that it is over, and who waited for it to be decided.
    const left = () => [onSignedOut, settled].map(({ mock }) => mock.calls.length);
    expect(left()).toEqual([0, 0]);
    emptied.resolve(true);
    await vi.advanceTimersByTimeAsync(0);
    expect(left()).toEqual([1, 1]);
  });

  it('holds nobody back where the browser refuses to open it', async () => {
    const { session, onSignedOut } = browser.open({
      stored: true,
      caches: {
        keys: () => Promise.reject(new DOMException('', 'SecurityError')),
        delete: async () => false,
      },
    });
    refuseSession();
    session.start();
    await vi.advanceTimersByTimeAsync(0);
    expect(onSignedOut).toHaveBeenCalledOnce();
  });
});

describe('several tabs', () => {
  it.each([
    { locks: true, calls: 1 },
    // Both ask; the service answers the second with the same successor for a while.
    { locks: false, calls: 2 },
  ])('refresh at the same time and agree: %j', async ({ locks, calls }) => {
    const [first, second] = [browser.open({ stored: true, locks }), browser.open({ locks })];
    first.session.start();
    second.session.start();
    await first.session.settled();
    await second.session.settled();
    const fresh = browser.service.issue();
    const slowly = () => new Promise<Response>((resolve) => setTimeout(() => resolve(ok(fresh)), 500));
    browser.service.answer('POST /refresh', slowly, slowly);
    await vi.advanceTimersByTimeAsync(minutes(10) + 1000);
    expect(browser.service.count('POST /refresh')).toBe(calls);
    expect(first.session.store.getState()).toMatchObject({ status: 'signedIn', tokens: fresh });
    expect(second.session.store.getState()).toMatchObject({ status: 'signedIn', tokens: fresh });
  });

  it('follow a login', async () => {
    const [first, second] = [browser.open(), browser.open({ address: '/login' })];
    first.session.start();
    first.session.signIn({ ...browser.service.issue(), user: siti });
    second.session.start();
    expect((await second.session.settled()).status).toBe('signedIn');
    expect((await first.session.settled()).status).toBe('signedIn');
  });

  it('follow a login that happens while they are open', async () => {
    const [first, second] = [browser.open(), browser.open()];
    first.session.start();
    second.session.start();
    first.session.signIn({ ...browser.service.issue(), user: siti });
    expect((await second.session.settled()).status).toBe('signedIn');
  });

  it('follow a logout, with the way back to what was begun in them', async () => {
    const [first, second] = [browser.open({ stored: true }), browser.open()];
    first.session.start();
    second.session.start();
    await Promise.all([first.session.settled(), second.session.settled()]);
    await first.session.logout();
    expect(second.status()).toBe('signedOut');
    expect(second.onSignedOut).toHaveBeenCalledWith({ code: undefined, to: '/login?next=%2Fwishtree%2F' });
  });

  it('follow another account', async () => {
    const [first, second] = [browser.open({ stored: true }), browser.open()];
    second.session.start();
    await second.session.settled();
    browser.service.answer(
      'GET /session',
      ...[1, 2].map(() => () => ok({ user: { ...siti, id: 8 }, totals: {} })),
    );
    first.session.signIn({ ...browser.service.issue(), user: { ...siti, id: 8 } });
    expect(await second.session.settled()).toMatchObject({ status: 'signedIn', user: { id: 8 } });
  });

  it('stop following when the page goes', async () => {
    const [first, second] = [browser.open(), browser.open()];
    const stop = second.session.start();
    stop();
    first.session.signIn({ ...browser.service.issue(), user: siti });
    expect(second.status()).toBe('signedOut');
  });
});
