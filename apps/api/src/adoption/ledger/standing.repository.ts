import { and, count, eq, gt, inArray, isNull, lte, notInArray } from 'drizzle-orm';
import type { Db } from '../../database/client.ts';
import { adopter, adoption, standing } from '../../database/schema/index.ts';

/** Counts the trees that some adopters have in term anew. Whoever calls has locked the adopters. Nobody deleted stands. */
export async function refreshStandings(db: Db, adopterIds: readonly number[], now: Date): Promise<void> {
  if (!adopterIds.length) return;
  const ids = [...new Set(adopterIds)];
  const counted = await db
    .select({ adopterId: adoption.adopterId, treeCount: count() })
    .from(adoption)
    .innerJoin(adopter, and(eq(adopter.id, adoption.adopterId), isNull(adopter.deletedAt)))
    .where(and(inArray(adoption.adopterId, ids), lte(adoption.startsAt, now), gt(adoption.endsAt, now)))
    .groupBy(adoption.adopterId);
  const kept = counted.map(({ adopterId }) => adopterId);
  await db
    .delete(standing)
    .where(
      kept.length
        ? and(inArray(standing.adopterId, ids), notInArray(standing.adopterId, kept))
        : inArray(standing.adopterId, ids),
    );
  for (const row of counted) {
    await db
      .insert(standing)
      .values(row)
      .onConflictDoUpdate({ target: standing.adopterId, set: { treeCount: row.treeCount } });
  }
}

/** What an adopter's place in the ranking is decided by. */
export async function standingOf(db: Db, adopterId: number): Promise<number> {
  const [row] = await db
    .select({ treeCount: standing.treeCount })
    .from(standing)
    .where(eq(standing.adopterId, adopterId));
  return row?.treeCount ?? 0;
}

/** Takes an adopter out of the ranking, whose places close up. */
export async function deleteStanding(db: Db, adopterId: number): Promise<void> {
  await db.delete(standing).where(eq(standing.adopterId, adopterId));
}
