import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fail, unreachable } from './testing/fake-service.ts';
import { FakeBrowser } from './testing/open-session.ts';

let browser: FakeBrowser;
beforeEach(() => {
  vi.useFakeTimers();
  browser = new FakeBrowser();
});
afterEach(() => vi.useRealTimers());

async function signedIn() {
  const opened = browser.open({ stored: true });
  opened.session.start();
  await opened.session.settled();
  return opened;
}

type Page = Awaited<ReturnType<typeof signedIn>>['page'];

/** Puts a native shell around the page and tells what it is asked. */
function wrap(page: Page) {
  const postMessage = vi.fn<(message: string) => void>();
  page.ReactNativeWebView = { postMessage };
  const asked = () =>
    postMessage.mock.calls.map(([message]) => JSON.parse(message) as { type: string; requestId: string });
  return { asked };
}

const stored = () => browser.localStorage.entries.size;

describe('on the web', () => {
  it('tells Google and the service, forgets the session and goes to the login', async () => {
    const { session, page, onSignedOut, status } = await signedIn();
    const disableAutoSelect = vi.fn();
    page.google = { accounts: { id: { disableAutoSelect } } };
    expect(await session.logout()).toBeUndefined();
    expect(disableAutoSelect).toHaveBeenCalledOnce();
    const call = browser.service.calls.at(-1);
    expect([call?.call, call?.headers.get('X-Refresh-Token'), call?.headers.get('Authorization')]).toEqual([
      'POST /logout',
      'refresh-1',
      'Bearer access-1',
    ]);
    expect([stored(), status()]).toEqual([0, 'signedOut']);
    expect(onSignedOut.mock.calls).toEqual([[{ code: undefined, to: '/login' }]]);
  });

  it('counts a session that had ended as logged out', async () => {
    const { session, onSignedOut } = await signedIn();
    browser.service.answer('POST /logout', () => fail(401, 'auth.session_ended'));
    expect(await session.logout()).toBeUndefined();
    expect(onSignedOut).toHaveBeenCalledOnce();
  });

  it.each([
    ['refuses', () => fail(500, 'request.unexpected')],
    ['is not there', unreachable],
    ['is behind a proxy that answers', () => new Response('Service Unavailable', { status: 503 })],
    ['is behind a proxy that says nothing', () => new Response('', { status: 503 })],
  ])('forgets the session at once and leaves after 2 s where the service %s', async (_what, reply) => {
    const { session, onSignedOut } = await signedIn();
    browser.service.answer('POST /logout', reply);
    expect(await session.logout()).toMatchObject({ code: 'auth.logout_failed' });
    expect(stored()).toBe(0);
    await vi.advanceTimersByTimeAsync(1999);
    expect(onSignedOut).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(onSignedOut.mock.calls).toEqual([[{ code: 'auth.logout_failed', to: '/login' }]]);
  });

  it('happens once however often it is asked for', async () => {
    const { session } = await signedIn();
    await Promise.all([session.logout(), session.logout()]);
    expect(browser.service.count('POST /logout')).toBe(1);
  });
});

describe('in the native shell', () => {
  it('waits for the shell before it tells the service', async () => {
    const { session, page, status } = await signedIn();
    const shell = wrap(page);
    const done = session.logout();
    await vi.advanceTimersByTimeAsync(9_999);
    expect(shell.asked()).toMatchObject([{ type: 'NATIVE_GOOGLE_LOGOUT' }]);
    expect([browser.service.count('POST /logout'), status()]).toEqual([0, 'signedIn']);
    page.receive(JSON.stringify({ type: 'NATIVE_GOOGLE_LOGOUT_SUCCESS' }));
    expect(await done).toBeUndefined();
    expect([browser.service.count('POST /logout'), stored(), status()]).toEqual([1, 0, 'signedOut']);
  });

  it.each([
    [
      { type: 'NATIVE_GOOGLE_LOGOUT_ERROR', error: 'No account' },
      'auth.native_google_logout_failed',
      'No account',
    ],
    [{ type: 'NATIVE_GOOGLE_LOGOUT_ERROR' }, 'auth.native_google_logout_failed', undefined],
  ])('fails with the text of %j, and forgets the session anyway', async (message, code, text) => {
    const { session, page, onSignedOut } = await signedIn();
    wrap(page);
    const done = session.logout();
    await vi.advanceTimersByTimeAsync(0);
    page.receive(message);
    expect(await done).toMatchObject({ code, text });
    expect([stored(), browser.service.count('POST /logout')]).toEqual([0, 1]);
    await vi.advanceTimersByTimeAsync(2000);
    expect(onSignedOut).toHaveBeenCalledWith({ code, to: '/login' });
  });

  it('gives up after 10 s, whatever malformed messages come meanwhile', async () => {
    const { session, page, onSignedOut } = await signedIn();
    wrap(page);
    const done = session.logout();
    await vi.advanceTimersByTimeAsync(5000);
    for (const message of ['{', 'NATIVE_GOOGLE_LOGOUT_SUCCESS', null, 42, { type: 'OTHER' }, []])
      page.receive(message);
    await vi.advanceTimersByTimeAsync(4999);
    expect(stored()).not.toBe(0);
    await vi.advanceTimersByTimeAsync(1);
    expect(await done).toMatchObject({ code: 'auth.native_logout_timeout' });
    expect(stored()).toBe(0);
    await vi.advanceTimersByTimeAsync(2000);
    expect(onSignedOut).toHaveBeenCalledOnce();
  });
});
