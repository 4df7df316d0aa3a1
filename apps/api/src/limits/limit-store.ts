/** Counters that every replica sees. They run on real time, not on the service's clock. */
export type LimitStore = {
  /** Counts one more; the counter ends so many seconds after its first count. */
  increment(key: string, seconds: number): Promise<{ count: number; resetsAt: Date }>;
  /**
   * Begins a wait and answers undefined, or answers when the one that runs already will end. Of two at once only
   * one begins.
   */
  wait(key: string, seconds: number): Promise<Date | undefined>;
  /** Lets a wait that runs end so many seconds from now. */
  prolong(key: string, seconds: number): Promise<void>;
  forget(keys: string[]): Promise<void>;
  /** Removes what has run out, where the store does not by itself. */
  clean(): Promise<void>;
  close(): Promise<void>;
};
