import {
  and,
  asc,
  count,
  desc,
  eq,
  gt,
  gte,
  ilike,
  inArray,
  isNull,
  lt,
  lte,
  or,
  type SQL,
} from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Db } from '../database/client.ts';
import { adopter, standing } from '../database/schema/index.ts';
import { containing } from '../http/conditions.ts';
import type { RankingPlace } from './ranking-cursor.ts';

export type Standing = {
  adopterId: number;
  treeCount: number;
  name: string;
  publicName: typeof adopter.$inferSelect.publicName;
  picture: string | null;
};

/** Only a name that its adopter shows in full can be searched for. */
export const named = (search: string): SQL[] => [
  eq(adopter.publicName, 'full'),
  ilike(adopter.name, containing(search)),
];

export const atLeast = (trees: number): SQL => gte(standing.treeCount, trees);
/** What comes after a place, by either order. */
export const afterPlace = ({ treeCount, adopterId }: RankingPlace, order: 'asc' | 'desc'): SQL | undefined =>
  order === 'desc'
    ? and(
        lte(standing.treeCount, treeCount),
        or(lt(standing.treeCount, treeCount), gt(standing.adopterId, adopterId)),
      )
    : and(
        gte(standing.treeCount, treeCount),
        or(gt(standing.treeCount, treeCount), lt(standing.adopterId, adopterId)),
      );

export const below = (trees: number): SQL => lt(standing.treeCount, trees);

export const listStandings = (
  db: Db,
  conditions: (SQL | undefined)[],
  page: { limit: number; offset: number; order: 'asc' | 'desc' },
): Promise<Standing[]> => {
  const direction = page.order === 'asc' ? asc : desc;
  const byAccount = page.order === 'asc' ? desc : asc;
  return db
    .select({
      adopterId: standing.adopterId,
      treeCount: standing.treeCount,
      name: adopter.name,
      publicName: adopter.publicName,
      picture: adopter.picture,
    })
    .from(standing)
    .innerJoin(adopter, eq(adopter.id, standing.adopterId))
    .where(and(isNull(adopter.deletedAt), ...conditions))
    .orderBy(direction(standing.treeCount), byAccount(standing.adopterId))
    .limit(page.limit)
    .offset(page.offset);
};

export async function countStandings(db: Db, conditions: SQL[]): Promise<number> {
  const [row] = await db
    .select({ total: count() })
    .from(standing)
    .innerJoin(adopter, eq(adopter.id, standing.adopterId))
    .where(and(isNull(adopter.deletedAt), ...conditions));
  return row?.total ?? 0;
}

/** How many stand before each of these in the whole ranking, and one more. */
export async function positionsOf(db: Db, rows: readonly Standing[]): Promise<Map<number, number>> {
  if (!rows.length) return new Map();
  const ids = rows.map(({ adopterId }) => adopterId);
  const other = alias(standing, 'other');
  const counted = await db
    .select({ adopterId: standing.adopterId, before: count(other.adopterId) })
    .from(standing)
    .leftJoin(
      other,
      or(
        gt(other.treeCount, standing.treeCount),
        and(eq(other.treeCount, standing.treeCount), lt(other.adopterId, standing.adopterId)),
      ),
    )
    .where(inArray(standing.adopterId, ids))
    .groupBy(standing.adopterId);
  return new Map(counted.map(({ adopterId, before }) => [adopterId, before + 1]));
}
