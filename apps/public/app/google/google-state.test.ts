import { beforeEach, expect, it } from 'vitest';
import { beginTrip, endTrip } from './google-state.ts';

const kept = new Map<string, string>();
const store = {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => void kept.set(key, value),
  removeItem: (key: string) => void kept.delete(key),
};
beforeEach(() => kept.clear());

it('knows its own trip, once', () => {
  const state = beginTrip(store, '/wishtree/');
  expect(endTrip(store, state)).toEqual({ state, next: '/wishtree/' });
  expect(endTrip(store, state)).toBeUndefined();
});

it('takes no word that it did not give', () => {
  beginTrip(store, null);
  expect(endTrip(store, 'somebody else')).toBeUndefined();
  expect(endTrip(store, null)).toBeUndefined();
});
