import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { waitsInList } from './waiting-orders.ts';

const answered = {
  status: 'pending_payment',
  now: '2026-11-28T03:00:00Z',
  expiresAt: '2026-11-29T03:00:00Z',
} as const;
const hours = (count: number) => count * 3_600_000;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('waits as long as the service says so, on a browser whose clock is days ahead, too', () => {
  vi.setSystemTime('2026-12-02T03:00:00Z');
  expect(waitsInList(answered, {})).toBe(true);
});

it('waits until its deadline as it was kept, by how long ago that was', () => {
  vi.setSystemTime('2026-12-02T03:00:00Z');
  const keptFor = (ms: number) => ({ transaction: Date.now() - ms });
  expect(waitsInList(answered, keptFor(hours(23)))).toBe(true);
  expect(waitsInList(answered, keptFor(hours(25)))).toBe(false);
});

it('does not wait once it is decided', () => {
  expect(waitsInList({ ...answered, status: 'paid' }, {})).toBe(false);
});
