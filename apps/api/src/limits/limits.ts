import { createHash } from 'node:crypto';
import { Problem } from '../http/problem.ts';
import type { Left } from '../http/rate-limit-headers.ts';
import type { LimitStore } from './limit-store.ts';
import { callerNetwork } from './network.rules.ts';

export type Limit = {
  /** What is limited: login, register, … */
  name: string;
  most: number;
  seconds: number;
};

export type Limits = ReturnType<typeof createLimits>;

const minute = 60;
const hour = 60 * minute;
/** Tries before the waiting begins, and for how many seconds they count. */
const freeFailures = 5;
const failuresCount = 15 * minute;
/** In seconds. */
const shortestWait = 1;

/**
 * How often something may be done, counted over all replicas. While the store cannot be reached nothing that is
 * limited is let through: a limit that fails open is none.
 */
export function createLimits({ counters, clean, close }: LimitStore, factor: number) {
  /** Counts one more; the counter ends so many seconds after its first count. */
  const count = (name: string, who: string, seconds: number) =>
    reached(counters.penalty(keyOf(name, who), 1, { customDuration: seconds }));

  /** Counts one try of `who`. @throws Problem request.too_many with the seconds to wait */
  async function take(limit: Limit, who: string): Promise<Left> {
    const { consumedPoints, msBeforeNext } = await count(limit.name, who, limit.seconds);
    const left = {
      ...limit,
      remaining: Math.max(0, limit.most - consumedPoints),
      reset: inSeconds(msBeforeNext),
    };
    if (consumedPoints > limit.most) throw tooMany(left.reset, left);
    return left;
  }

  return {
    take,
    /** The same for a network address, which several people may share; of IPv6, for the /64 that one household has. */
    takeForAddress: (limit: Limit, address: string) =>
      take({ ...limit, name: `${limit.name}:address`, most: limit.most * factor }, callerNetwork(address)),

    /**
     * Counts a try that will be forgotten if it succeeds. After five within 15 min each next one has to wait,
     * 1 s at first and twice as long each time, until those 15 min are over. Of tries sent at once only one begins
     * such a wait.
     * @throws Problem request.too_many
     */
    async tryOnce(name: string, who: string): Promise<void> {
      const { consumedPoints: tries, msBeforeNext } = await count(name, who, failuresCount);
      if (tries < freeFailures) return;
      // A wait grows, so it is no limit that could be told beforehand.
      const wait = await count(`${name}:wait`, who, shortestWait);
      if (wait.consumedPoints > 1) throw tooMany(inSeconds(wait.msBeforeNext));
      // How long is a matter of how many waits there were: tries that were refused do not lengthen the next.
      const { consumedPoints: waits } = await count(`${name}:waits`, who, failuresCount);
      const seconds = Math.min(shortestWait * 2 ** (waits - 1), inSeconds(msBeforeNext));
      if (seconds > shortestWait) await reached(counters.set(keyOf(`${name}:wait`, who), 1, seconds));
    },

    async forgetTries(name: string, who: string): Promise<void> {
      const keys = [name, `${name}:wait`, `${name}:waits`].map((each) => keyOf(each, who));
      await reached(Promise.all(keys.map((key) => counters.delete(key))));
    },

    clean,
    close,
  };
}

/** What may be done how often; an address may do `limitFactor` times as much. */
export const limits = {
  register: { name: 'register', most: 5, seconds: hour },
  login: { name: 'login', most: 30, seconds: 15 * minute },
  refresh: { name: 'refresh', most: 120, seconds: minute },
  google: { name: 'google', most: 10, seconds: minute },
  passkey: { name: 'passkey', most: 60, seconds: 15 * minute },
  code: { name: 'code', most: 20, seconds: hour },
  codeMail: { name: 'code-mail', most: 5, seconds: hour },
  guestCode: { name: 'guest-code', most: 10, seconds: hour },
  contact: { name: 'contact', most: 3, seconds: hour },
  transaction: { name: 'transaction', most: 60, seconds: hour },
  export: { name: 'export', most: 10, seconds: hour },
  picture: { name: 'picture', most: 10, seconds: hour },
  key: { name: 'key', most: 600, seconds: minute },
  challenge: { name: 'challenge', most: 60, seconds: minute },
} as const satisfies Record<string, Limit>;

/** Hashed, so that the store keeps no addresses. */
const keyOf = (name: string, who: string) =>
  `${name}:${createHash('sha256').update(who).digest('base64url').slice(0, 22)}`;

/** Whole seconds, at least one. */
const inSeconds = (ms: number) => Math.max(1, Math.ceil(ms / 1_000));

const tooMany = (seconds: number, left?: Left) =>
  new Problem('request.too_many', { values: { seconds }, retryAfter: seconds, ...(left && { left }) });

async function reached<T>(answer: Promise<T>): Promise<T> {
  try {
    return await answer;
  } catch (cause) {
    throw new Problem('request.unavailable', { cause });
  }
}
