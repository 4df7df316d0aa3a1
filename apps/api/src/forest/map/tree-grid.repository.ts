import { and, asc, between, eq, lt, type SQL, sql } from 'drizzle-orm';
import { Type } from 'typebox';
import type { Db } from '../../database/client.ts';
import { query } from '../../database/query.ts';
import { species, tree, treeChange } from '../../database/schema/index.ts';
import { nullable } from '../../http/nullable.ts';
import { treeStatuses } from '../vocabulary/index.ts';
import { type Cluster, cellsPerSide, type StatusCounts } from './cluster.rules.ts';
import type { TileFilter } from './map.schemas.ts';
import { type Bounds, type TileAddress, tileBounds } from './tile.rules.ts';

export type Place = { longitude: number; latitude: number };
export type CountedPlace = Place & { counts: StatusCounts };

// The world square of tile.rules.ts, for the database.
const worldX = sql`(${tree.longitude} / 360 + 0.5)`;
const worldY = sql`(0.5 - 0.25 * ln((1 + sind(${tree.latitude})) / (1 - sind(${tree.latitude}))) / pi())`;

const inside = ([west, south, east, north]: Bounds) =>
  and(between(tree.latitude, south, north), between(tree.longitude, west, east));

const chosen = ({ group: communityId, species: kind }: TileFilter): SQL[] => [
  ...(communityId === undefined ? [] : [eq(tree.communityId, communityId)]),
  ...(kind === undefined ? [] : [eq(tree.speciesId, kind)]),
];

const findHorizon = query({
  name: 'map-horizon',
  given: {},
  row: Type.Object({ horizon: Type.String() }),
  text: () => sql`select pg_snapshot_xmin(pg_current_snapshot())::text as horizon`,
});

const findChanges = query({
  name: 'map-changes',
  given: { horizon: 'xid8' },
  row: Type.Object({
    horizon: Type.String(),
    latitude: nullable(Type.Number()),
    longitude: nullable(Type.Number()),
  }),
  text: (value) => sql`select seen.horizon::text, change.latitude, change.longitude
    from (select pg_snapshot_xmin(pg_current_snapshot()) as horizon) as seen
    left join (
      select distinct ${treeChange.latitude}, ${treeChange.longitude} from ${treeChange}
      where ${treeChange.transaction} >= ${value('horizon')}
    ) as change on true`,
});

/** Places in public coordinates; the map never sees others. */
export function createTreeGridRepository(db: Db) {
  const counts = sql<number[]>`array[${sql.join(
    treeStatuses.map((status) => sql`count(*) filter (where ${tree.status} = ${status})::int`),
    sql`, `,
  )}]`;
  const isReady = sql`${tree.status} = 'ready_to_adopt'`;
  const readyPlaces = sql<[number, number]>`array[
    coalesce(sum(${tree.longitude}) filter (where ${isReady}), 0),
    coalesce(sum(${tree.latitude}) filter (where ${isReady}), 0)]`;
  const countedPlaces = (where: SQL | undefined) =>
    db
      .select({ longitude: tree.longitude, latitude: tree.latitude, counts })
      .from(tree)
      .where(where)
      .groupBy(tree.latitude, tree.longitude)
      .orderBy(asc(tree.latitude), asc(tree.longitude));

  return {
    /** Some places after another, by latitude and longitude. */
    placesAfter: (after: Place | undefined, limit: number): Promise<CountedPlace[]> =>
      countedPlaces(
        after && sql`(${tree.latitude}, ${tree.longitude}) > (${after.latitude}, ${after.longitude})`,
      ).limit(limit),

    /** The oldest transaction that may still be writing: what it wrote is not to be seen yet. */
    async horizon(): Promise<string> {
      const [found] = await findHorizon(db, {});
      return found?.horizon ?? '0';
    },

    /** Where trees changed in transactions not older than the horizon, counted anew, and the next horizon. */
    async changesSince(horizon: string): Promise<{ horizon: string; places: CountedPlace[] }> {
      const rows = await findChanges(db, { horizon });
      const next = rows[0]?.horizon ?? horizon;
      const places = rows.flatMap(({ latitude, longitude }) =>
        latitude === null || longitude === null ? [] : [{ latitude, longitude }],
      );
      if (!places.length) return { horizon: next, places: [] };
      const found = await countedPlaces(
        sql`(${tree.latitude}, ${tree.longitude}) in (select * from unnest(
          ${sql.param(places.map(({ latitude }) => latitude))}::float8[],
          ${sql.param(places.map(({ longitude }) => longitude))}::float8[]))`,
      );
      const byPlace = new Map(found.map((one) => [`${one.latitude} ${one.longitude}`, one.counts]));
      const none = treeStatuses.map(() => 0);
      return {
        horizon: next,
        places: places.map((place) => ({
          ...place,
          counts: byPlace.get(`${place.latitude} ${place.longitude}`) ?? none,
        })),
      };
    },

    forgetChangesBefore: (moment: Date) => db.delete(treeChange).where(lt(treeChange.writtenAt, moment)),

    /** The trees of a filter, counted by the tile's cells; `x` and `y` are the middle of a cell's trees in the world square. */
    async cellsWithin(address: TileAddress, filter: TileFilter): Promise<Cluster[]> {
      const perSide = 2 ** address.z * cellsPerSide;
      return db
        .select({
          x: sql<number>`avg(${worldX})`,
          y: sql<number>`avg(${worldY})`,
          counts,
          ready: readyPlaces,
        })
        .from(tree)
        .where(and(inside(tileBounds(address)), ...chosen(filter)))
        .groupBy(sql`floor(${worldX} * ${perSide}::float8)`, sql`floor(${worldY} * ${perSide}::float8)`);
    },

    /** Single trees inside bounds. */
    treesWithin: (bounds: Bounds, filter: TileFilter, limit: number) =>
      db
        .select({
          id: tree.id,
          code: tree.code,
          status: tree.status,
          localTreeName: species.localName,
          latitude: tree.latitude,
          longitude: tree.longitude,
        })
        .from(tree)
        .innerJoin(species, sql`${species.id} = ${tree.speciesId}`)
        .where(and(inside(bounds), ...chosen(filter)))
        .orderBy(asc(tree.id))
        .limit(limit),
  };
}
export type TreeGridRepository = ReturnType<typeof createTreeGridRepository>;
