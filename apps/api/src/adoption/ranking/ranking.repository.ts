import { and, asc, count, desc, eq, gt, gte, ilike, inArray, lt, lte, or, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../database/client.ts';
import { adopter, standing } from '../../database/schema/index.ts';
import { containing } from '../../http/list/index.ts';
import type { RankingPlace } from './ranking-cursor.ts';

export type Standing = {
  adopterId: number;
  treeCount: number;
  name: string;
  publicName: typeof adopter.$inferSelect.publicName;
  picture: string | null;
};

/** From so many trees on and below so many, and what is looked for in a name. */
export type StandingCriteria = { from?: number; below?: number; search?: string | undefined };

const inRange = ({ from, below }: StandingCriteria): SQL[] => [
  ...(from === undefined ? [] : [gte(standing.treeCount, from)]),
  ...(below === undefined ? [] : [lt(standing.treeCount, below)]),
];

/** Only a name that its adopter shows in full can be searched for. */
const named = ({ search }: StandingCriteria): SQL[] =>
  search === undefined ? [] : [eq(adopter.publicName, 'full'), ilike(adopter.name, containing(search))];

/** What comes after a place, by either order. */
const afterPlace = ({ treeCount, adopterId }: RankingPlace, order: 'asc' | 'desc'): SQL | undefined =>
  order === 'desc'
    ? and(
        lte(standing.treeCount, treeCount),
        or(lt(standing.treeCount, treeCount), gt(standing.adopterId, adopterId)),
      )
    : and(
        gte(standing.treeCount, treeCount),
        or(gt(standing.treeCount, treeCount), lt(standing.adopterId, adopterId)),
      );

/** To the letter as the index has them, forwards and backwards, or PostgreSQL sorts all adopters for each page. */
const ordersOf = {
  desc: [sql`${standing.treeCount} desc nulls last`, asc(standing.adopterId)],
  asc: [sql`${standing.treeCount} asc nulls first`, desc(standing.adopterId)],
};

/** @param page `after`: the place where the page before ended, or how many to skip */
export const listStandings = (
  db: Db,
  criteria: StandingCriteria,
  { limit, after, order }: { limit: number; after: RankingPlace | number; order: 'asc' | 'desc' },
): Promise<Standing[]> =>
  db
    .select({
      adopterId: standing.adopterId,
      treeCount: standing.treeCount,
      name: adopter.name,
      publicName: adopter.publicName,
      picture: adopter.picture,
    })
    .from(standing)
    .innerJoin(adopter, eq(adopter.id, standing.adopterId))
    .where(
      and(
        ...inRange(criteria),
        ...named(criteria),
        typeof after === 'number' ? undefined : afterPlace(after, order),
      ),
    )
    .orderBy(...ordersOf[order])
    .limit(limit)
    .offset(typeof after === 'number' ? after : 0);

/** How many there are; adopters are looked at only where a name is looked for. */
export async function countStandings(db: Db, criteria: StandingCriteria): Promise<number> {
  const names = named(criteria);
  const counted = db.select({ total: count() }).from(standing).$dynamic();
  if (names.length) counted.innerJoin(adopter, eq(adopter.id, standing.adopterId));
  const [row] = await counted.where(and(...inRange(criteria), ...names));
  return row?.total ?? 0;
}

/** The place of each of these in the whole ranking, from 1: counted from the top once, down to the last of them. */
export async function positionsOf(db: Db, rows: readonly Standing[]): Promise<Map<number, number>> {
  const last = rows.reduce<Standing | undefined>(
    (lowest, row) => (lowest && isBefore(row, lowest) ? lowest : row),
    undefined,
  );
  if (!last) return new Map();
  const fromTop = db
    .select({
      adopterId: standing.adopterId,
      position: sql<number>`(row_number() over (order by ${sql.join(ordersOf.desc, sql`, `)}))::int`.as(
        'position',
      ),
    })
    .from(standing)
    .where(
      and(
        gte(standing.treeCount, last.treeCount),
        or(gt(standing.treeCount, last.treeCount), lte(standing.adopterId, last.adopterId)),
      ),
    )
    .as('from_top');
  const ids = rows.map(({ adopterId }) => adopterId);
  const found = await db.select().from(fromTop).where(inArray(fromTop.adopterId, ids));
  return new Map(found.map(({ adopterId, position }) => [adopterId, position]));
}

const isBefore = (one: Standing, other: Standing): boolean =>
  one.treeCount === other.treeCount ? one.adopterId < other.adopterId : one.treeCount > other.treeCount;
