import type { StreamEvent } from './event-stream.ts';
import { followStream } from './follow-stream.ts';

const name = 'rimba-live-updates';

export interface LiveUpdatesOptions {
  readonly open: (signal: AbortSignal) => Promise<Response>;
  /** Called in every tab. */
  readonly onEvent: (event: StreamEvent) => void;
  /** Absent in old web views: there each tab has a stream of its own. */
  readonly locks: LockManager | undefined;
}

/**
 * One stream for all tabs of a browser: the tab that holds the lock follows it and tells the others; when it
 * closes, the next one takes over. Answers a function that leaves the circle.
 */
export function startLiveUpdates({ open, onEvent, locks }: LiveUpdatesOptions): () => void {
  const circle = new AbortController();
  const { signal } = circle;
  const tabs = locks && new BroadcastChannel(name);
  const lead = () =>
    followStream({
      open,
      signal,
      onEvent: (event) => {
        onEvent(event);
        tabs?.postMessage(event);
      },
    });
  if (tabs) tabs.onmessage = ({ data }: MessageEvent<StreamEvent>) => onEvent(data);
  // Leaving while waiting for the lock rejects; that is no failure.
  if (locks) locks.request(name, { signal }, lead).catch(() => undefined);
  else void lead();
  return () => {
    circle.abort();
    tabs?.close();
  };
}
