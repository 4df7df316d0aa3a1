import { expect, it } from 'vitest';
import { leaveFarewell, takeFarewell } from './farewell.ts';

it('is said once', () => {
  const kept = new Map<string, string>();
  const sessionStorage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
  expect(takeFarewell({ sessionStorage })).toBe(false);
  leaveFarewell({ sessionStorage });
  expect(takeFarewell({ sessionStorage })).toBe(true);
  expect(takeFarewell({ sessionStorage })).toBe(false);
});

it('stops nobody whose browser refuses storage', () => {
  const tab = {
    get sessionStorage(): Storage {
      throw new DOMException('denied', 'SecurityError');
    },
  };
  expect(() => leaveFarewell(tab)).not.toThrow();
  expect(takeFarewell(tab)).toBe(false);
});
