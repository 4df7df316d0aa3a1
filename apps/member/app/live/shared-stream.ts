import { followEvents, type StreamEvent } from '@rimba/api-client';

const name = 'rimba-live-updates';

export interface SharedStreamOptions {
  readonly open: (signal: AbortSignal) => Promise<Response>;
  /** Called in every tab. */
  readonly onEvent: (event: StreamEvent) => void;
  /** Called in every tab: whether the one that leads has a stream. */
  readonly onUp: (up: boolean) => void;
  /** Absent in old web views: there each tab has a stream of its own. */
  readonly locks: LockManager | undefined;
}

/** What tabs tell each other: an event, whether the stream is up, or that somebody new wants to know. */
type Word = { readonly event: StreamEvent } | { readonly up: boolean } | 'is it up?';

/**
 * One stream for all tabs of a browser: the tab that holds the lock follows it and tells the others; when it
 * closes, the next one takes over. Answers a function that leaves the circle.
 */
export function startSharedStream({ open, onEvent, onUp, locks }: SharedStreamOptions): () => void {
  const circle = new AbortController();
  const { signal } = circle;
  const tabs = locks && new BroadcastChannel(name);
  const tell = (word: Word) => tabs?.postMessage(word);
  let leading = false;
  let isUp = false;
  const noteUp = (up: boolean) => {
    isUp = up;
    if (signal.aborted) return;
    onUp(up);
    tell({ up });
  };
  const lead = async () => {
    leading = true;
    for await (const event of followEvents({ open, signal, onUp: noteUp })) {
      onEvent(event);
      tell({ event });
    }
  };
  if (tabs) {
    tabs.onmessage = ({ data: word }: MessageEvent<Word>) => {
      if (word === 'is it up?') {
        if (leading) tell({ up: isUp });
      } else if ('event' in word) onEvent(word.event);
      else if (!leading) onUp(word.up);
    };
  }
  tell('is it up?');
  // Leaving while waiting for the lock rejects; that is no failure.
  if (locks) locks.request(name, { signal }, lead).catch(() => undefined);
  else void lead();
  return () => {
    circle.abort();
    tabs?.close();
  };
}
