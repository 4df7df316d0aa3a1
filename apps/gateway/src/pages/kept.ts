import { LRUCache } from 'lru-cache';

export interface KeptTimes {
  /** Given without a thought. */
  readonly freshMs: number;
  /** Still given, while a new one is made behind it: one at a time, so that readers are not kept waiting for it. */
  readonly staleMs: number;
  readonly mostEntries: number;
}

export interface Kept<Value> {
  /** What is kept under the key, made when it is missing or too old; one making at a time. */
  get(key: string, make: () => Promise<Value>): Promise<Value>;
}

/** What was made for those who wait, and for nobody after them. */
class NotKept<Value> extends Error {
  constructor(readonly value: Value) {
    super();
  }
}

/** Keeps what many readers get alike, where it is worth it. */
export function createKept<Value extends NonNullable<unknown>>(
  { freshMs, staleMs, mostEntries }: KeptTimes,
  isKept: (value: Value) => boolean = () => true,
): Kept<Value> {
  let turn: Promise<unknown> = Promise.resolve();
  const inTurn = (make: () => Promise<Value>): Promise<Value> => {
    const made = turn.then(make);
    turn = made.catch(() => {});
    return made;
  };

  const entries = new LRUCache<string, Value, () => Promise<Value>>({
    max: mostEntries,
    ttl: freshMs,
    ttlResolution: 0,
    perf: Date,
    // A failure behind the reader's back leaves the old one until it is too old.
    noDeleteOnFetchRejection: true,
    // Who waits gets theirs, even where others took its place meanwhile.
    ignoreFetchAbort: true,
    async fetchMethod(_key, old, { context: make, options: { allowStale } }) {
      const isAwaited = old === undefined || !allowStale;
      const value = await (isAwaited ? make() : inTurn(make));
      if (!isKept(value)) throw new NotKept(value);
      return value;
    },
  });

  return {
    async get(key, make) {
      const allowStale = entries.getRemainingTTL(key) >= freshMs - staleMs;
      try {
        return await entries.forceFetch(key, { context: make, allowStale });
      } catch (failure) {
        if (failure instanceof NotKept) return failure.value;
        throw failure;
      }
    },
  };
}
