import { createHash } from 'node:crypto';
import { Problem } from '../http/problem.ts';
import type { LimitStore } from './limit-store.ts';

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

/** How often something may be done, counted over all replicas. */
export function createLimits(store: LimitStore, factor: number) {
  /** Counts one try of `who`. @throws Problem request.too_many with the seconds to wait */
  async function take({ name, most, seconds }: Limit, who: string): Promise<void> {
    const { count, resetsAt } = await store.increment(keyOf(name, who), seconds);
    if (count > most) throw tooMany(resetsAt);
  }

  return {
    take,
    /** The same for a network address, which several people may share. */
    takeForAddress: (limit: Limit, address: string) =>
      take({ ...limit, name: `${limit.name}:address`, most: limit.most * factor }, address),

    /**
     * Counts a try that will be forgotten if it succeeds. After five within 15 min each next one has to wait,
     * 1 s at first and twice as long each time, until those 15 min are over. Of tries sent at once only one begins
     * such a wait.
     * @throws Problem request.too_many
     */
    async tryOnce(name: string, who: string): Promise<void> {
      const { count, resetsAt } = await store.increment(keyOf(name, who), failuresCount);
      if (count < freeFailures) return;
      const wait = keyOf(`${name}:wait`, who);
      const refusedUntil = await store.wait(wait, shortestWait);
      if (refusedUntil) throw tooMany(refusedUntil);
      // How long is a matter of how many waits there were: tries that were refused do not lengthen the next.
      const { count: waits } = await store.increment(keyOf(`${name}:waits`, who), failuresCount);
      const seconds = Math.min(shortestWait * 2 ** (waits - 1), secondsUntil(resetsAt));
      if (seconds > shortestWait) await store.prolong(wait, seconds);
    },

    forgetTries: (name: string, who: string): Promise<void> =>
      store.forget([name, `${name}:wait`, `${name}:waits`].map((each) => keyOf(each, who))),

    clean: store.clean,
    close: store.close,
  };
}

/** What may be done how often; an address may do `limitFactor` times as much. */
export const limits = {
  register: { name: 'register', most: 5, seconds: hour },
  login: { name: 'login', most: 30, seconds: 15 * minute },
  refresh: { name: 'refresh', most: 120, seconds: minute },
  google: { name: 'google', most: 10, seconds: minute },
  code: { name: 'code', most: 20, seconds: hour },
  codeMail: { name: 'code-mail', most: 5, seconds: hour },
  guestCode: { name: 'guest-code', most: 10, seconds: hour },
  contact: { name: 'contact', most: 3, seconds: hour },
  transaction: { name: 'transaction', most: 60, seconds: hour },
  export: { name: 'export', most: 10, seconds: hour },
  challenge: { name: 'challenge', most: 60, seconds: minute },
} as const satisfies Record<string, Limit>;

/** Hashed, so that the store keeps no addresses. */
const keyOf = (name: string, who: string) =>
  `${name}:${createHash('sha256').update(who).digest('base64url').slice(0, 22)}`;

/** Whole seconds, at least one. */
const secondsUntil = (moment: Date) => Math.max(1, Math.ceil((moment.getTime() - Date.now()) / 1_000));

function tooMany(resetsAt: Date): Problem {
  const seconds = secondsUntil(resetsAt);
  return new Problem('request.too_many', { values: { seconds }, retryAfter: seconds });
}
