import { LRUCache, type Perf } from 'lru-cache';

export type Answer = { body: Buffer; headers: Record<string, string> & { etag: string } };

/** Together at most about 16 MB. */
const mostAnswers = 500;
const longestBody = 32_768;

/** Remembers what was just answered, for `lifeMs` of real time, so that a repeated question is not worked out anew. */
export function createAnswerMemory(
  lifeMs: number,
  perf: Perf = performance,
): LRUCache<string, Answer> | undefined {
  if (lifeMs <= 0) return undefined;
  return new LRUCache({
    max: mostAnswers,
    maxEntrySize: longestBody,
    sizeCalculation: ({ body }) => body.length + 1,
    ttl: lifeMs,
    ttlResolution: 0,
    perf,
  });
}
