import { expect, it } from 'vitest';
import { keepDestination, keptDestination, wayOnTo } from './kept-destination.ts';

function emptyStore() {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
}

it('keeps a path of ours, until somebody goes nowhere in particular', () => {
  const store = emptyStore();
  expect(keptDestination(store)).toBeUndefined();
  keepDestination('/wishtree/?x=1', store);
  expect(keptDestination(store)).toBe('/wishtree/?x=1');
  keepDestination(null, store);
  expect(keptDestination(store)).toBeUndefined();
});

it.each(['https://elsewhere.example/', '//elsewhere.example', '/login'])('never keeps %s', (next) => {
  const store = emptyStore();
  keepDestination(next, store);
  expect(keptDestination(store)).toBeUndefined();
});

it.each([
  ['/checkout/?trees=7', 'auth:verify.waiting'],
  ['/h/ABCD-EFGH/', 'auth:verify.giftWaits'],
  ['/en/h/ABCD-EFGH/', 'auth:verify.giftWaits'],
  ['/wishtree/', 'auth:verify.doneText'],
  [undefined, 'auth:verify.doneText'],
])('says of %s what waits there', (destination, text) => {
  expect(wayOnTo(destination).text).toBe(text);
});
