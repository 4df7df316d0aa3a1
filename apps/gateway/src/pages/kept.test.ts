import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createKept } from './kept.ts';

beforeEach(() => void vi.useFakeTimers({ now: 0 }));
afterEach(() => void vi.useRealTimers());

const kept = () => createKept<string>({ freshMs: 1_000, staleMs: 10_000, mostEntries: 2 });

it('makes one for all who ask while it is being made', async () => {
  const { get } = kept();
  const making = Promise.withResolvers<string>();
  const make = vi.fn(() => making.promise);
  const asked = [get('home', make), get('home', make)];
  making.resolve('new');
  expect(await Promise.all(asked)).toEqual(['new', 'new']);
  expect(make).toHaveBeenCalledOnce();
});

it('gives the old one while a new one is made behind it, and waits where it is too old', async () => {
  const { get } = kept();
  await get('home', async () => 'first');
  vi.setSystemTime(5_000);
  expect(await get('home', async () => 'second')).toBe('first');
  expect(await get('home', async () => 'unasked')).toBe('second');
  vi.setSystemTime(16_000);
  expect(await get('home', async () => 'third')).toBe('third');
});
