import { expect, it } from 'vitest';
import { openLocalStorage, openTabStorage } from './browser-storage.ts';

function refuse(): never {
  throw new DOMException('denied', 'SecurityError');
}

const untouchable = {
  get localStorage(): Storage {
    return refuse();
  },
  get sessionStorage(): Storage {
    return refuse();
  },
};
const full = { getItem: () => null, setItem: refuse, removeItem: () => undefined };

it.each([untouchable, { localStorage: full }])('keeps in memory what the browser refuses', (window) => {
  const store = openLocalStorage(window);
  expect(store.getItem('word')).toBeNull();
  store.setItem('word', 'akar');
  expect(store.getItem('word')).toBe('akar');
  store.removeItem('word');
  expect(store.getItem('word')).toBeNull();
});

it.each([untouchable, { sessionStorage: full }])('keeps nothing for a tab that refuses', (tab) => {
  const store = openTabStorage(tab);
  store.setItem('word', 'akar');
  expect(store.getItem('word')).toBeNull();
  expect(() => store.removeItem('word')).not.toThrow();
});
