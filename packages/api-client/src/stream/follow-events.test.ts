import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type FollowOptions, followEvents } from './follow-events.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const stream = () =>
  new Response('event: totals\ndata: 1\n\n', { headers: { 'Content-Type': 'text/event-stream' } });
const longestPauseMs = 30_000;

async function namesOf(options: FollowOptions): Promise<string[]> {
  const names: string[] = [];
  for await (const { event } of followEvents(options)) names.push(event);
  return names;
}

it('opens the stream again when it ends, also after nobody answered', async () => {
  const answers = [stream, () => Promise.reject(new TypeError('offline')), stream];
  const stop = new AbortController();
  const ups: boolean[] = [];
  const followed = namesOf({
    open: async () => {
      const answer = answers.shift();
      if (answer) return answer();
      stop.abort();
      return new Response(null, { status: 503 });
    },
    onUp: (up) => ups.push(up),
    signal: stop.signal,
  });
  await vi.advanceTimersByTimeAsync(4 * longestPauseMs);
  expect(await followed).toEqual(['totals', 'totals']);
  expect(ups).toEqual([true, false, false, true, false, false]);
});

it('waits longer from failure to failure', async () => {
  const stop = new AbortController();
  const open = vi.fn(async () => new Response(null, { status: 503 }));
  const followed = namesOf({ open, signal: stop.signal });
  await vi.advanceTimersByTimeAsync(10 * longestPauseMs);
  // 2, 4, 8 and 16 seconds at most, then 30: without that there would be hundreds.
  expect(open.mock.calls.length).toBeLessThan(30);
  stop.abort();
  await followed;
});

it('gives up where the session is over', async () => {
  const open = vi.fn(async () => new Response(null, { status: 401 }));
  expect(await namesOf({ open, signal: new AbortController().signal })).toEqual([]);
  expect(open).toHaveBeenCalledOnce();
});
