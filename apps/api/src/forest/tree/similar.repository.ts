import { and, asc, desc, eq, gte, lt, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../database/client.ts';
import { tree } from '../../database/schema/index.ts';

/** By what a tree that can be had is like one that cannot, the nearest first. */
export const likenesses = ['species', 'group', 'height'] as const;
export type Likeness = (typeof likenesses)[number];
export type Similar = { treeId: number; by: Likeness };

export type Likened = { speciesId: number; communityId: number; height: number };

/**
 * Trees among the `wanted` that are like one: of its species and community, then of its community, and where that has
 * none, of any; within each the nearest in height first.
 */
export async function findSimilar(
  db: Db,
  { speciesId, communityId, height }: Likened,
  wanted: SQL | undefined,
  limit: number,
): Promise<Similar[]> {
  const distance = sql`abs(${tree.height} - ${height})`;
  const neighbours = await db
    .select({ id: tree.id, speciesId: tree.speciesId })
    .from(tree)
    .where(and(wanted, eq(tree.communityId, communityId)))
    .orderBy(desc(sql`${tree.speciesId} = ${speciesId}`), distance, tree.id)
    .limit(limit);
  if (neighbours.length > 0)
    return neighbours.map((one) => ({
      treeId: one.id,
      by: one.speciesId === speciesId ? 'species' : 'group',
    }));
  // Steps up and down the index of heights, however many trees there are.
  const next = (place: SQL, order: SQL) =>
    db
      .select({ id: tree.id, height: tree.height })
      .from(tree)
      .where(and(wanted, place))
      .orderBy(order)
      .limit(limit);
  const around = await Promise.all([
    next(gte(tree.height, height), asc(tree.height)),
    next(lt(tree.height, height), desc(tree.height)),
  ]);
  return around
    .flat()
    .toSorted((one, other) => Math.abs(one.height - height) - Math.abs(other.height - height))
    .slice(0, limit)
    .map(({ id }) => ({ treeId: id, by: 'height' }));
}
