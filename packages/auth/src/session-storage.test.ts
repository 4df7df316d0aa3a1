import { describe, expect, it } from 'vitest';
import { openLocalStorage } from './browser-storage.ts';
import { createSessionStorage, sessionKeys } from './session-storage.ts';
import { FakeLocalStorage } from './testing/fake-page.ts';
import { siti } from './testing/fake-service.ts';

const tokens = { accessToken: 'a', refreshToken: 'r', accessTokenExpiredAt: 1_800_000_000_000 };

function open(entries: Record<string, string> = {}) {
  const store = new FakeLocalStorage();
  for (const [key, value] of Object.entries(entries)) store.entries.set(key, value);
  return { store, storage: createSessionStorage(store.of(new EventTarget())) };
}

it('keeps the session under the four known names', () => {
  const { store, storage } = open();
  storage.write({ tokens, user: siti });
  expect(Object.fromEntries(store.entries)).toEqual({
    access_token: 'a',
    refresh_token: 'r',
    access_token_expiration: '1800000000000',
    user: JSON.stringify(siti),
  });
  expect([...store.entries.keys()].at(-1)).toBe(sessionKeys.accessToken);
  expect(storage.read()).toEqual({ tokens, user: siti });
});

it('removes its own entries and no others', () => {
  const { store, storage } = open({ theme: 'dark', 'lang-store': 'en' });
  storage.write({ tokens, user: siti });
  storage.clear();
  expect(Object.fromEntries(store.entries)).toEqual({ theme: 'dark', 'lang-store': 'en' });
  expect(storage.read()).toBeUndefined();
});

describe('a damaged entry', () => {
  const whole = { access_token: 'a', refresh_token: 'r', access_token_expiration: '5', user: '{"id":7}' };
  it.each([
    ['no access token', { access_token: '' }, undefined],
    ['no refresh token', { refresh_token: '' }, undefined],
    ['no time', { access_token_expiration: 'soon' }, { expiredAt: 0, id: 7 }],
    ['an empty time', { access_token_expiration: '' }, { expiredAt: 0, id: 7 }],
    ['a user that is no JSON', { user: '{' }, { expiredAt: 5, id: undefined }],
    ['a user without an id', { user: '{"id":"7"}' }, { expiredAt: 5, id: undefined }],
    ['a user that is a list', { user: '[7]' }, { expiredAt: 5, id: undefined }],
    ['a user with only an id', {}, { expiredAt: 5, id: 7 }],
  ])('%s', (_what, damage, expected) => {
    const session = open({ ...whole, ...damage }).storage.read();
    expect(session && { expiredAt: session.tokens.accessTokenExpiredAt, id: session.user?.id }).toEqual(
      expected,
    );
  });
});

it('keeps the session for as long as the page lives where the browser refuses to', () => {
  const refuse = () => {
    throw new DOMException('denied', 'SecurityError');
  };
  const localStorage = { getItem: refuse, setItem: refuse, removeItem: refuse };
  const storage = createSessionStorage(openLocalStorage({ localStorage }));
  storage.write({ tokens, user: siti });
  expect(storage.read()).toEqual({ tokens, user: siti });
  storage.clear();
  expect(storage.read()).toBeUndefined();
});
