import { afterEach, expect, it, vi } from 'vitest';
import { askAgain, untilThere } from './late.ts';

afterEach(() => void vi.useRealTimers());

it('asks for a file that was lost again, and waits in between', async () => {
  vi.useFakeTimers();
  const lost = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'));
  const load = vi
    .fn(async () => 'there')
    .mockImplementationOnce(lost)
    .mockImplementationOnce(lost);
  const part = untilThere(load);
  await vi.advanceTimersByTimeAsync(0);
  expect(load).toHaveBeenCalledTimes(1);
  await vi.runAllTimersAsync();
  await expect(part).resolves.toBe('there');
  expect(load).toHaveBeenCalledTimes(3);
});

it('does not wait where the reader asks', async () => {
  vi.useFakeTimers();
  const lost = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'));
  const part = untilThere(vi.fn(async () => 'there').mockImplementationOnce(lost));
  await vi.advanceTimersByTimeAsync(0);
  askAgain();
  await expect(part).resolves.toBe('there');
  expect(vi.getTimerCount()).toBe(0);
});

it('asks no more once nobody waits', async () => {
  vi.useFakeTimers();
  const leaving = new AbortController();
  const load = vi.fn(() => Promise.reject(new TypeError('Failed to fetch')));
  const part = untilThere(load, { signal: leaving.signal });
  const ended = expect(part).rejects.toThrow('Failed to fetch');
  await vi.advanceTimersByTimeAsync(0);
  leaving.abort();
  await vi.runAllTimersAsync();
  await ended;
  expect(load).toHaveBeenCalledTimes(2);
});
