/** A token is exchanged this long before it ends. */
const refreshAheadMs = 300_000;

/** Two attempts are at least this far apart, however short a token lives or wrong the reader's clock is. */
const pauseMs = 30_000;

// Browsers read a longer delay as none at all.
const longestDelayMs = 2 ** 31 - 1;

export interface ExpiryTimer {
  /** Plans the exchange of a token that ends at `expiresAt` (epoch ms); `first` allows it to be due at once. */
  plan(expiresAt: number, first: boolean): void;
  /** Plans another attempt after one that got no answer. */
  retry(): void;
  stop(): void;
}

export function createExpiryTimer(onDue: () => void): ExpiryTimer {
  let timer: ReturnType<typeof setTimeout> | undefined;

  function after(delay: number) {
    clearTimeout(timer);
    timer = setTimeout(onDue, Math.min(delay, longestDelayMs));
  }

  return {
    plan(expiresAt, first) {
      after(Math.max(expiresAt - refreshAheadMs - Date.now(), first ? 0 : pauseMs));
    },
    retry: () => after(pauseMs),
    stop: () => clearTimeout(timer),
  };
}
