import type { RateLimiterAbstract } from 'rate-limiter-flexible';

/** Counters that every replica sees. They run on real time, not on the service's clock. */
export type LimitStore = {
  counters: Pick<RateLimiterAbstract, 'penalty' | 'set' | 'delete'>;
  /** Removes what has run out, where the store does not by itself. */
  clean(): Promise<void>;
  close(): Promise<void>;
};
