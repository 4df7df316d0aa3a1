import { and, isNotNull, lt, or } from 'drizzle-orm';
import type { Clock } from '../clock/clock.ts';
import type { Database } from '../database/client.ts';
import {
  apiKey,
  emailCode,
  emailCooldown,
  passkeyChallenge,
  refreshToken,
  spentCaptcha,
} from '../database/schema/index.ts';
import type { Jobs } from '../jobs/jobs.ts';
import type { Limits } from '../limits/limits.ts';
import { cooldownMemory } from './proof/index.ts';
import type { SecurityRecord } from './security/index.ts';

const day = 24 * 60 * 60 * 1_000;

/** How long a code that has run out is still called so, and not unknown. */
const codeMemory = 30 * day;

/** How long who comes back is told that their session has run out, and not merely that there is none. */
const sessionMemory = 366 * day;

/** How long a key that was ended is still told of among one's own data. */
const endedKeyMemory = 366 * day;

/** Removes what has run out and says nothing any more. Sessions and bot checks live by real time, the rest by our clock. */
export function defineCleaning({
  jobs,
  database: { db },
  clock,
  limits,
  security,
}: {
  jobs: Pick<Jobs, 'define'>;
  database: Pick<Database, 'db'>;
  clock: Pick<Clock, 'now'>;
  limits: Limits;
  security: Pick<SecurityRecord, 'clean'>;
}): void {
  const clean = async () => {
    const now = Date.now();
    const ours = clock.now().getTime();
    await limits.clean();
    await security.clean();
    await db.delete(spentCaptcha).where(lt(spentCaptcha.expiresAt, new Date(now)));
    await db.delete(passkeyChallenge).where(lt(passkeyChallenge.expiresAt, new Date(ours)));
    // A used token is kept a while past its end, so that its coming back is still recognised.
    const used = and(isNotNull(refreshToken.usedAt), lt(refreshToken.expiresAt, new Date(now - day)));
    const last = lt(refreshToken.expiresAt, new Date(now - sessionMemory));
    await db.delete(refreshToken).where(or(used, last));
    await db.delete(emailCode).where(lt(emailCode.expiresAt, new Date(ours - codeMemory)));
    await db.delete(apiKey).where(lt(apiKey.endedAt, new Date(ours - endedKeyMemory)));
    await db.delete(emailCooldown).where(lt(emailCooldown.lastSentAt, new Date(ours - cooldownMemory)));
  };
  jobs.define('clean', clean, { everySeconds: 3_600 });
}
