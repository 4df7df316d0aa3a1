import { and, asc, eq, gt, lte } from 'drizzle-orm';
import type { Db } from '../../database/client.ts';
import { adoption } from '../../database/schema/index.ts';
import type { AdoptionRow } from '../ledger/index.ts';

/**
 * Some terms that ended after one moment and by another, the first first. Terms end at midnight, many at the same moment:
 * all of a moment are given, or none.
 */
export async function listEnded(db: Db, since: Date, now: Date, batch: number): Promise<AdoptionRow[]> {
  const ended = await db
    .select()
    .from(adoption)
    .where(and(gt(adoption.endsAt, since), lte(adoption.endsAt, now)))
    .orderBy(asc(adoption.endsAt))
    .limit(batch);
  const last = ended.at(-1);
  if (!last || ended.length < batch) return ended;
  const complete = ended.filter(({ endsAt }) => endsAt < last.endsAt);
  if (complete.length > 0) return complete;
  return db.select().from(adoption).where(eq(adoption.endsAt, last.endsAt));
}
