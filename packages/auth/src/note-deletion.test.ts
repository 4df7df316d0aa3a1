import { expect, it } from 'vitest';
import { noteDeletion, takeDeletion, typedEmailKey, typedNameKey } from './note-deletion.ts';

it('is said once', () => {
  const kept = new Map<string, string>();
  const sessionStorage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
  expect(takeDeletion({ sessionStorage })).toBe(false);
  sessionStorage.setItem(typedEmailKey, 'siti@rimba.test');
  sessionStorage.setItem(typedNameKey, 'Siti');
  noteDeletion({ sessionStorage });
  expect(sessionStorage.getItem(typedEmailKey), 'of an account that is gone').toBeNull();
  expect(sessionStorage.getItem(typedNameKey), 'of an account that is gone').toBeNull();
  expect(takeDeletion({ sessionStorage })).toBe(true);
  expect(takeDeletion({ sessionStorage })).toBe(false);
});

it('stops nobody whose browser refuses storage', () => {
  const tab = {
    get sessionStorage(): Storage {
      throw new DOMException('denied', 'SecurityError');
    },
  };
  expect(() => noteDeletion(tab)).not.toThrow();
  expect(takeDeletion(tab)).toBe(false);
});
