import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { signInWithNativeGoogle } from './google-login.ts';
import { parseNativeMessage } from './native-message.ts';
import { findNativeShell } from './native-shell.ts';
import { FakePage } from './testing/fake-page.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

describe('messages', () => {
  const requestId = undefined;
  it.each([
    [{ type: 'NATIVE_GOOGLE_LOGOUT_SUCCESS' }, { type: 'NATIVE_GOOGLE_LOGOUT_SUCCESS', requestId }],
    ['{"type":"NATIVE_GOOGLE_LOGOUT_SUCCESS"}', { type: 'NATIVE_GOOGLE_LOGOUT_SUCCESS', requestId }],
    [
      { type: 'NATIVE_GOOGLE_LOGIN_SUCCESS', credential: 'jwt', requestId: 'q' },
      { type: 'NATIVE_GOOGLE_LOGIN_SUCCESS', credential: 'jwt', requestId: 'q' },
    ],
    [
      { type: 'NATIVE_GOOGLE_LOGIN_ERROR', message: 'x' },
      { type: 'NATIVE_GOOGLE_LOGIN_ERROR', error: 'x', requestId },
    ],
    [
      { type: 'NATIVE_GOOGLE_LOGOUT_ERROR', error: 7 },
      { type: 'NATIVE_GOOGLE_LOGOUT_ERROR', error: undefined, requestId },
    ],
    [{ type: 'NATIVE_GOOGLE_LOGIN_SUCCESS' }, undefined],
    [{ type: 'NATIVE_GOOGLE_LOGIN_SUCCESS', credential: { toString: 1 } }, undefined],
    [{ type: 'toString' }, undefined],
    [{}, undefined],
    ['null', undefined],
    ['{"type":', undefined],
    [undefined, undefined],
  ])('%j', (data, message) => {
    expect(parseNativeMessage(data)).toEqual(message);
  });
});

describe('the shell', () => {
  it('is not there in a browser, nor inside a frame', () => {
    const page = new FakePage();
    expect(findNativeShell(page)).toBeUndefined();
    page.ReactNativeWebView = { postMessage: vi.fn() };
    expect(findNativeShell(page)).toBeDefined();
    page.top = new FakePage();
    expect(findNativeShell(page)).toBeUndefined();
  });
});

describe('signing in with Google', () => {
  function begin() {
    const page = new FakePage('/login');
    const postMessage = vi.fn<(message: string) => void>();
    page.ReactNativeWebView = { postMessage };
    const shell = findNativeShell(page);
    if (!shell) throw new Error('The page has no shell');
    const result = signInWithNativeGoogle(shell).catch((error: unknown) => error);
    const request = JSON.parse(postMessage.mock.calls[0]?.[0] ?? '{}') as { type: string; requestId: string };
    return { page, request, result };
  }
  const success = { type: 'NATIVE_GOOGLE_LOGIN_SUCCESS', credential: 'jwt' };

  it('answers the credential', async () => {
    const { page, request, result } = begin();
    expect(request).toEqual({ type: 'NATIVE_GOOGLE_LOGIN_REQUEST', requestId: expect.any(String) });
    page.receive({ ...success, requestId: request.requestId });
    expect(await result).toBe('jwt');
  });

  it('hears a shell that speaks through the document', async () => {
    const { page, result } = begin();
    page.receive(JSON.stringify(success), { on: page.document });
    expect(await result).toBe('jwt');
  });

  it.each([
    ['another origin', success, { origin: 'https://evil.example' }],
    ['an answer to another request', { ...success, requestId: 'other' }, {}],
    ['an answer to another question', { type: 'NATIVE_GOOGLE_LOGOUT_SUCCESS' }, {}],
  ])('ignores %s', async (_what, message, from) => {
    const { page, result } = begin();
    page.receive(message, from);
    await vi.advanceTimersByTimeAsync(120_000);
    expect(await result).toMatchObject({ code: 'auth.google_login_failed' });
  });

  it.each([
    ['SIGN_IN_CANCELLED', 'auth.google_sign_in_cancelled'],
    ['Google sign-in in progress', 'auth.google_sign_in_in_progress'],
    ['IN_PROGRESS', 'auth.google_sign_in_in_progress'],
    ['PLAY_SERVICES_NOT_AVAILABLE', 'auth.google_play_services_unavailable'],
    ['Google sign-in no user info', 'auth.google_sign_in_no_user_info'],
    ['boom', 'auth.google_sign_in_unknown'],
    [undefined, 'auth.google_sign_in_unknown'],
  ])('puts %j under its code', async (error, code) => {
    const { page, result } = begin();
    page.receive({ type: 'NATIVE_GOOGLE_LOGIN_ERROR', error });
    expect(await result).toMatchObject({ code, text: error });
  });
});
