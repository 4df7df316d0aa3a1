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

it('makes new ones behind the old one after the other, and at once where somebody waits', async () => {
  const { get } = kept();
  await get('home', async () => 'home 1');
  await get('shelf', async () => 'shelf 1');
  vi.setSystemTime(5_000);
  const home = Promise.withResolvers<string>();
  const shelf = vi.fn(async () => 'shelf 2');
  await get('home', () => home.promise);
  await get('shelf', shelf);
  await get('shelf', shelf);
  await vi.advanceTimersByTimeAsync(0);
  expect(shelf).not.toHaveBeenCalled();
  home.reject(new Error('not now'));
  await vi.waitFor(async () => expect(await get('shelf', shelf)).toBe('shelf 2'));
  expect(shelf).toHaveBeenCalledOnce();
  expect(await get('home', async () => 'home 2')).toBe('home 1');

  vi.setSystemTime(12_000);
  await get('shelf', () => new Promise(() => {}));
  vi.setSystemTime(16_000);
  expect(await get('home', async () => 'home 3')).toBe('home 3');
});
