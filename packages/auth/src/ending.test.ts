import { expect, it } from 'vitest';
import { leaveEnding, takeEnding } from './ending.ts';

function emptyTab() {
  const kept = new Map<string, string>();
  return {
    sessionStorage: {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => void kept.set(key, value),
      removeItem: (key: string) => void kept.delete(key),
    },
  };
}

it('is said once, and only where the service ended it', () => {
  const tab = emptyTab();
  leaveEnding(tab, 'auth.session_password_changed');
  expect(takeEnding(tab)).toBe('password');
  expect(takeEnding(tab)).toBeUndefined();
  leaveEnding(tab, undefined);
  leaveEnding(tab, 'auth.logout_failed');
  expect(takeEnding(tab)).toBeUndefined();
});
