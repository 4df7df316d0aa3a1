import { readEvents, type StreamEvent } from './event-stream.ts';

const shortestPauseMs = 1_000;
const longestPauseMs = 30_000;

export interface FollowOptions {
  /** Asks the service for the stream, with the token of the moment. */
  readonly open: (signal: AbortSignal) => Promise<Response>;
  readonly onEvent: (event: StreamEvent) => void;
  /** Told when the stream opens, and when it is over. */
  readonly onUp: (up: boolean) => void;
  readonly signal: AbortSignal;
}

/**
 * Follows the stream until `signal`, and opens it again when it ends, later each time nobody answers. Over
 * where the service does not know the reader any more: then the session is.
 */
export async function followStream({ open, onEvent, onUp, signal }: FollowOptions): Promise<void> {
  let failures = 0;
  while (!signal.aborted) {
    try {
      const response = await open(signal);
      if (response.status === 401) return;
      if (!response.ok || !response.body) throw new Error(`No stream: ${response.status}`);
      onUp(true);
      for await (const event of readEvents(response.body)) {
        failures = 0;
        onEvent(event);
      }
    } catch {
      failures += 1;
    }
    onUp(false);
    await pause(Math.min(longestPauseMs, shortestPauseMs * 2 ** failures), signal);
  }
}

/** Spread over half its length, so that not every browser comes back at once. */
function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) return resolve();
    const end = () => {
      clearTimeout(timer);
      signal.removeEventListener('abort', end);
      resolve();
    };
    const timer = setTimeout(end, ms * (0.5 + Math.random() / 2));
    signal.addEventListener('abort', end);
  });
}
