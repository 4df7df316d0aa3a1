import { Redis } from 'ioredis';
import { Problem } from '../http/problem.ts';
import type { LimitStore } from './limit-store.ts';

const prefix = 'rimba:limit:';

/**
 * Counters in Valkey or Redis. While it cannot be reached nothing that is limited is let through: a limit that
 * fails open is none.
 */
export function createValkeyLimits(url: string): LimitStore {
  const valkey = new Redis(url, {
    maxRetriesPerRequest: 1,
    connectTimeout: 3_000,
    // One that takes commands and stays silent is not reached either.
    commandTimeout: 3_000,
    keyPrefix: prefix,
  });
  // Each command that fails says so itself; without a listener the connection's own word goes to the console.
  valkey.on('error', () => {});
  const inMs = (ms: number) => new Date(Date.now() + Math.max(0, ms));

  return {
    async increment(key, seconds) {
      const ms = seconds * 1_000;
      const replies = await reached(valkey.multi().set(key, 0, 'PX', ms, 'NX').incr(key).pttl(key).exec());
      const [count, left] = (replies ?? []).slice(1).map(([error, reply]) => {
        if (error) throw unavailable(error);
        return Number(reply);
      });
      if (count === undefined || left === undefined) throw unavailable();
      return { count, resetsAt: inMs(left) };
    },

    async wait(key, seconds) {
      const begun = await reached(valkey.set(key, 1, 'PX', seconds * 1_000, 'NX'));
      if (begun === 'OK') return undefined;
      const left = await reached(valkey.pttl(key));
      return left > 0 ? inMs(left) : undefined;
    },

    async prolong(key, seconds) {
      await reached(valkey.set(key, 1, 'PX', seconds * 1_000));
    },

    async forget(keys) {
      await reached(valkey.del(...keys));
    },

    async clean() {},

    async close() {
      valkey.disconnect();
    },
  };
}

async function reached<T>(reply: Promise<T>): Promise<T> {
  try {
    return await reply;
  } catch (error) {
    throw unavailable(error);
  }
}

const unavailable = (cause?: unknown) => new Problem('request.unavailable', { cause });
