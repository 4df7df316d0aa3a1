import { lt } from 'drizzle-orm';
import type { Database } from '../database/client.ts';
import { refreshToken, spentCaptcha } from '../database/schema/index.ts';
import type { Limits } from '../limits/limits.ts';
import type { JobHandler } from './jobs.ts';

const day = 24 * 60 * 60 * 1_000;

/** Removes what has run out and says nothing any more. These lives are real time. */
export function createCleaner({
  database: { db },
  limits,
}: {
  database: Pick<Database, 'db'>;
  limits: Limits;
}): JobHandler {
  return async () => {
    const now = Date.now();
    await limits.clean();
    await db.delete(spentCaptcha).where(lt(spentCaptcha.expiresAt, new Date(now)));
    // A used token is kept a while past its end, so that its coming back is still recognised.
    await db.delete(refreshToken).where(lt(refreshToken.expiresAt, new Date(now - day)));
  };
}
