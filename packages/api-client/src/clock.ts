/** Time, as the client takes it: another in a test. */
export interface Clock {
  /** Epoch ms. */
  now(): number;
  /** Resolves after some ms, or as soon as `signal` is aborted. */
  pause(ms: number, signal?: AbortSignal): Promise<void>;
}

export const systemClock: Clock = {
  now: () => Date.now(),
  pause: (ms, signal) =>
    new Promise((resolve) => {
      if (signal?.aborted) return resolve();
      const end = () => {
        clearTimeout(timer);
        signal?.removeEventListener('abort', end);
        resolve();
      };
      const timer = setTimeout(end, ms);
      signal?.addEventListener('abort', end);
    }),
};

/** Longer after each failure, and spread over half its length, so that not everybody comes back at once. */
export const backoffMs = (failures: number, shortest: number, longest: number): number =>
  Math.min(longest, shortest * 2 ** failures) * (0.5 + Math.random() / 2);
