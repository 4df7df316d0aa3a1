import { backoffMs, type Clock, systemClock } from '../clock.ts';
import { readEvents, type StreamEvent } from './event-stream.ts';

const shortestPauseMs = 1_000;
const longestPauseMs = 30_000;

/** Who is refused once is refused again: the session is over, or the key may not listen. */
export const isRefusal = ({ status }: Response): boolean => status === 401 || status === 403;

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
 * the service does not know the reader any more: then the session is.
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
