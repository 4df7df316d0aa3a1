import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createKept } from './kept.ts';

const start = Date.parse('2027-03-12T00:00:00Z');
const pass = (milliseconds: number) => vi.setSystemTime(start + milliseconds);
/** What is made behind a reader's back is made. */
const settle = () => vi.advanceTimersByTimeAsync(0);

beforeEach(() => void vi.useFakeTimers({ now: start }));
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
  pass(5_000);
  expect(await get('home', async () => 'second')).toBe('first');
  await settle();
  expect(await get('home', async () => 'unasked')).toBe('second');
  pass(16_000);
  expect(await get('home', async () => 'third')).toBe('third');
});

it('makes new ones behind the old one after the other, and at once where somebody waits', async () => {
  const { get } = kept();
  await get('home', async () => 'home 1');
  await get('shelf', async () => 'shelf 1');
  pass(5_000);
  const home = Promise.withResolvers<string>();
  const shelf = vi.fn(async () => 'shelf 2');
  await get('home', () => home.promise);
  await get('shelf', shelf);
  await get('shelf', shelf);
  await settle();
  expect(shelf).not.toHaveBeenCalled();
  home.reject(new Error('not now'));
  await vi.waitFor(async () => expect(await get('shelf', shelf)).toBe('shelf 2'));
  expect(shelf).toHaveBeenCalledOnce();
  expect(await get('home', async () => 'home 2')).toBe('home 1');
  await settle();

  pass(12_000);
  await get('shelf', () => new Promise(() => {}));
  pass(16_000);
  expect(await get('home', async () => 'home 3')).toBe('home 3');
});

it('gives what is not kept to those who wait alone, and leaves the old one where nobody does', async () => {
  const { get } = createKept<string>(
    { freshMs: 1_000, staleMs: 10_000, mostEntries: 2 },
    (page) => page !== 'failed',
  );
  const fail = vi.fn(async () => 'failed');
  expect(await Promise.all([get('home', fail), get('home', fail)])).toEqual(['failed', 'failed']);
  expect(fail).toHaveBeenCalledOnce();
  expect(await get('home', async () => 'home 1')).toBe('home 1');
  pass(5_000);
  expect(await get('home', fail)).toBe('home 1');
  await settle();
  expect(await get('home', async () => 'home 2')).toBe('home 1');
});

it('gives everybody who waits theirs, also where more are made than are kept', async () => {
  const { get } = kept();
  const pages = ['home', 'shelf', 'faq', 'news'];
  expect(await Promise.all(pages.map((page) => get(page, async () => page)))).toEqual(pages);
});
