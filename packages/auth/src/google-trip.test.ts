import { createHash } from 'node:crypto';
import { beforeEach, expect, it } from 'vitest';
import { beginTrip, endTrip, keepGoogleLink, takeGoogleLink } from './google-trip.ts';

const kept = new Map<string, string>();
const store = {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => void kept.set(key, value),
  removeItem: (key: string) => void kept.delete(key),
};
beforeEach(() => kept.clear());

it('knows its own trip, once', async () => {
  const { state } = await beginTrip(store, { next: '/wishtree/' });
  expect(endTrip(store, state)).toMatchObject({ state, next: '/wishtree/', linking: false });
  expect(endTrip(store, state)).toBeUndefined();
});

it('keeps what the code is changed with, and tells Google only its hash', async () => {
  const { state, codeChallenge } = await beginTrip(store);
  const verifier = endTrip(store, state)?.verifier ?? '';
  expect(verifier).toMatch(/^[\w-]{43}$/);
  expect(codeChallenge).toBe(createHash('sha256').update(verifier).digest('base64url'));
  expect(verifier).not.toBe(state);
});

it('knows what it was for', async () => {
  const { state } = await beginTrip(store, { linking: true });
  expect(endTrip(store, state)).toMatchObject({ next: null, linking: true });
});

it('ends a trip that the version before began', () => {
  store.setItem('rimba_google_trip', JSON.stringify({ state: 'own', next: '/wishtree/' }));
  expect(endTrip(store, 'own')).toEqual({ state: 'own', next: '/wishtree/' });
});

it('takes no word that it did not give', async () => {
  await beginTrip(store);
  expect(endTrip(store, 'somebody else')).toBeUndefined();
  expect(endTrip(store, null)).toBeUndefined();
});

it('hands a code over once', () => {
  keepGoogleLink(store, { code: '4/abc', codeVerifier: 'a secret' });
  expect(takeGoogleLink(store)).toEqual({ code: '4/abc', codeVerifier: 'a secret' });
  expect(takeGoogleLink(store)).toBeUndefined();
});
