import { createHash } from 'node:crypto';
import { eq, inArray, lt, sql } from 'drizzle-orm';
import type { Db } from '../database/client.ts';
import { rateLimit } from '../database/schema/index.ts';
import { Problem } from './problem.ts';

export type Limit = {
  /** What is limited: login, register, … */
  name: string;
  most: number;
  seconds: number;
};

export type Limits = ReturnType<typeof createLimits>;

const minute = 60;
const hour = 60 * minute;
/** Tries before the waiting begins, and the longest wait, in seconds. */
const freeFailures = 5;
const longestWait = 15 * minute;

/** Counters shared by every replica. They run on real time, not on the service's clock. */
export function createLimits(db: Db, factor: number) {
  /** Counts one try of `who`. @throws Problem request.too_many with the seconds to wait */
  async function take({ name, most, seconds }: Limit, who: string): Promise<void> {
    const { count, resetsAt } = await increment(db, keyOf(name, who), seconds);
    if (count > most) throw tooMany(resetsAt);
  }

  return {
    take,
    /** The same for a network address, which several people may share. */
    takeForAddress: (limit: Limit, address: string) =>
      take({ ...limit, name: `${limit.name}:address`, most: limit.most * factor }, address),

    /**
     * Counts a try that will be forgotten if it succeeds. After five within 15 min each next one has to wait,
     * 1 s at first and twice as long each time. Tries sent at once are taken one after another.
     * @throws Problem request.too_many
     */
    async tryOnce(name: string, who: string): Promise<void> {
      const waitKey = keyOf(`${name}:wait`, who);
      const refusedUntil = await db.transaction(async (tx) => {
        const { count } = await increment(tx, keyOf(name, who), longestWait);
        const [wait] = await tx.select().from(rateLimit).where(eq(rateLimit.key, waitKey));
        if (wait && wait.resetsAt.getTime() > Date.now()) return wait.resetsAt;
        const over = count - freeFailures;
        if (over >= 0) {
          const resetsAt = new Date(Date.now() + Math.min(2 ** over, longestWait) * 1_000);
          await tx
            .insert(rateLimit)
            .values({ key: waitKey, count: 0, resetsAt })
            .onConflictDoUpdate({ target: rateLimit.key, set: { resetsAt } });
        }
        return undefined;
      });
      if (refusedUntil) throw tooMany(refusedUntil);
    },

    async forgetTries(name: string, who: string): Promise<void> {
      const keys = [keyOf(name, who), keyOf(`${name}:wait`, who)];
      await db.delete(rateLimit).where(inArray(rateLimit.key, keys));
    },

    /** Removes counters that have run out. */
    async clean(): Promise<void> {
      await db.delete(rateLimit).where(lt(rateLimit.resetsAt, new Date()));
    },
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
  export: { name: 'export', most: 10, seconds: hour },
  challenge: { name: 'challenge', most: 60, seconds: minute },
} as const satisfies Record<string, Limit>;

async function increment(db: Db, key: string, seconds: number) {
  const now = new Date();
  const resetsAt = new Date(now.getTime() + seconds * 1_000);
  const ended = sql`${rateLimit.resetsAt} <= ${now.toISOString()}`;
  const [row] = await db
    .insert(rateLimit)
    .values({ key, count: 1, resetsAt })
    .onConflictDoUpdate({
      target: rateLimit.key,
      set: {
        count: sql`case when ${ended} then 1 else ${rateLimit.count} + 1 end`,
        resetsAt: sql`case when ${ended} then ${resetsAt.toISOString()}::timestamptz else ${rateLimit.resetsAt} end`,
      },
    })
    .returning();
  return row ?? { count: 1, resetsAt };
}

/** Hashed, so that the table keeps no addresses. */
const keyOf = (name: string, who: string) =>
  `${name}:${createHash('sha256').update(who).digest('base64url').slice(0, 22)}`;

function tooMany(resetsAt: Date): Problem {
  const seconds = Math.max(1, Math.ceil((resetsAt.getTime() - Date.now()) / 1_000));
  return new Problem('request.too_many', { values: { seconds }, retryAfter: seconds });
}
