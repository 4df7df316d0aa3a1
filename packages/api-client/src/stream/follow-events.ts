import { backoffMs, type Clock, systemClock } from '../clock.ts';
import { readEvents, type StreamEvent } from './event-stream.ts';

const shortestPauseMs = 1_000;
const longestPauseMs = 30_000;

/**
 * What another try would not change: the session is over, the key may not listen, or no stream of Rimba's is there.
 * Nobody at home and too many requests pass.
 */
export const isRefusal = ({ ok, status, headers }: Response): boolean =>
  ok
    ? !(headers.get('Content-Type') ?? '').startsWith('text/event-stream')
    : status >= 400 && status < 500 && status !== 429;

export interface FollowOptions {
  /** Asks the service for the stream, with the token of the moment. */
  readonly open: (signal: AbortSignal) => Promise<Response>;
  /** Told when the stream opens, and when it is over. */
  readonly onUp?: ((up: boolean) => void) | undefined;
  readonly signal: AbortSignal;
  readonly clock?: Clock;
}

/**
 * The stream's events until `signal`. It is opened again when it ends, later each time nobody answers. Over where
 * it is refused.
 */
export async function* followEvents(options: FollowOptions): AsyncGenerator<StreamEvent, void> {
  const { open, onUp, signal, clock = systemClock } = options;
  let failures = 0;
  while (!signal.aborted) {
    try {
      const response = await open(signal);
      if (isRefusal(response)) return;
      if (!response.ok || !response.body) throw new Error(`No stream: ${response.status}`);
      onUp?.(true);
      for await (const event of readEvents(response.body)) {
        failures = 0;
        yield event;
      }
    } catch {
      failures += 1;
    } finally {
      onUp?.(false);
    }
    await clock.pause(backoffMs(failures, shortestPauseMs, longestPauseMs), signal);
  }
}
