import type { Clock } from '../clock/clock.ts';
import { dayMs } from '../clock/day.ts';
import type { Database } from '../database/client.ts';
import type { Jobs } from '../jobs/jobs.ts';
import type { Limits } from '../limits/limits.ts';
import { deleteEndedKeys } from './key/index.ts';
import { deleteExpiredChallenges } from './passkey/index.ts';
import { cooldownMemory, deleteExpiredCodes, deleteOldCooldowns } from './proof/index.ts';
import { deleteExpiredSpent, type SecurityRecord } from './security/index.ts';
import { deleteExpiredTokens } from './session/index.ts';

/** How long a code that has run out is still called so, and not unknown. */
const codeMemory = 30 * dayMs;

/** How long a token that was used is kept past its end, so that its coming back is still recognised. */
const usedTokenMemory = dayMs;

/** How long who comes back is told that their session has run out, and not merely that there is none. */
const sessionMemory = 366 * dayMs;

/** How long a key that was ended is still told of among one's own data. */
const endedKeyMemory = 366 * dayMs;

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
    const before = (age: number) => new Date(Date.now() - age);
    const beforeOurs = (age: number) => new Date(clock.now().getTime() - age);
    await limits.clean();
    await security.clean();
    await deleteExpiredSpent(db, before(0));
    await deleteExpiredChallenges(db, beforeOurs(0));
    await deleteExpiredTokens(db, { used: before(usedTokenMemory), unused: before(sessionMemory) });
    await deleteExpiredCodes(db, beforeOurs(codeMemory));
    await deleteEndedKeys(db, beforeOurs(endedKeyMemory));
    await deleteOldCooldowns(db, beforeOurs(cooldownMemory));
  };
  jobs.define('clean', clean, { everySeconds: 3_600 });
}
