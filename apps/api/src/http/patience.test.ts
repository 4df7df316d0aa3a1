import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { answeredWithin } from './patience.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('hands over what comes in time, and what goes wrong before, and leaves no clock running', async () => {
  await expect(answeredWithin(1_000, async () => 'there')).resolves.toBe('there');
  await expect(answeredWithin(1_000, () => Promise.reject(new Error('refused')))).rejects.toThrow('refused');
  expect(vi.getTimerCount()).toBe(0);
});

it('gives up on what takes longer', async () => {
  const silent = answeredWithin(
    1_000,
    (signal) =>
      new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason as Error))),
  );
  const given = expect(silent).rejects.toThrow('No answer within 1000 ms');
  await vi.advanceTimersByTimeAsync(1_000);
  await given;
});
