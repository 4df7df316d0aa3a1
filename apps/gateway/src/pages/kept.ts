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

/** Keeps what many readers get alike, where it is worth it. */
export function createKept<Value>(
  { freshMs, staleMs, mostEntries }: KeptTimes,
  isKept: (value: Value) => boolean = () => true,
): Kept<Value> {
  const entries = new LRUCache<string, { readonly value: Value; readonly madeAt: number }>({
    max: mostEntries,
  });
  const making = new Map<string, Promise<Value>>();
  const toRenew = new Map<string, () => Promise<Value>>();

  function makeOnce(key: string, make: () => Promise<Value>): Promise<Value> {
    const running = making.get(key);
    if (running !== undefined) return running;
    const started = make()
      .then((value) => {
        if (isKept(value)) entries.set(key, { value, madeAt: Date.now() });
        return value;
      })
      .finally(() => making.delete(key));
    making.set(key, started);
    return started;
  }

  async function renewInTurn(key: string, make: () => Promise<Value>): Promise<void> {
    const isUnderWay = toRenew.size > 0;
    if (!toRenew.has(key)) toRenew.set(key, make);
    if (isUnderWay) return;
    for (const [next, makeNext] of toRenew) {
      // A failure behind the reader's back leaves the old one until it is too old.
      await makeOnce(next, makeNext).catch(() => {});
      toRenew.delete(next);
    }
  }

  return {
    async get(key, make) {
      const entry = entries.get(key);
      const age = entry === undefined ? Number.POSITIVE_INFINITY : Date.now() - entry.madeAt;
      if (entry === undefined || age > staleMs) return makeOnce(key, make);
      if (age > freshMs) void renewInTurn(key, make);
      return entry.value;
    },
  };
}
