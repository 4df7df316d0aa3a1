import type { Db } from '../../database/client.ts';
import { list } from '../../http/envelope.ts';
import type { FilterValue } from '../../http/list/index.ts';
import { publicName } from '../../identity/adopter/index.ts';
import type { PatronLimitsService } from './patron-limits.service.ts';
import { type PatronLimits, patronRank, patronRanks } from './patron-rank.rules.ts';
import { countStandings, listStandings, positionsOf, type Standing } from './ranking.repository.ts';
import type { PatronRankLimit, RankedAdopter, RankingQuery } from './ranking.schemas.ts';
import type { RankingCursor } from './ranking-cursor.ts';

export type RankingService = ReturnType<typeof createRankingService>;

/** Adopters by the trees they have in term. Only public names leave here. */
export function createRankingService({
  db,
  pictureUrl,
  patronLimits,
  cursors,
}: {
  db: Db;
  pictureUrl: (key: string) => string;
  patronLimits: PatronLimitsService;
  cursors: RankingCursor;
}) {
  const onWire = (row: Standing, position: number, limits: PatronLimits): RankedAdopter => ({
    position,
    publicName: publicName(row),
    // A picture shows a person as much as a name does.
    picture: row.picture !== null && row.publicName === 'full' ? pictureUrl(row.picture) : null,
    treeCount: row.treeCount,
    patronRank: patronRank(row.treeCount, limits),
  });

  /** Each place is counted from the top of the whole ranking, also where a search or filter shows a part. */
  const ranked = async (rows: Standing[]): Promise<RankedAdopter[]> => {
    const positions = await positionsOf(db, rows);
    const limits = await patronLimits.inForce();
    return rows.map((row) => onWire(row, positions.get(row.adopterId) ?? 0, limits));
  };

  return {
    /** A page by its number, or the one after a cursor, whose number is 0. */
    async list(query: RankingQuery) {
      const { limit, cursor, sort } = query;
      const trees = rankTrees(query.filters.patronRank, await patronLimits.inForce());
      const criteria = { ...trees, search: query.search };
      const after = cursor === undefined ? undefined : cursors.read(cursor, sort.order);
      const page = { limit: limit + 1, after: after ?? query.offset, order: sort.order };
      const [rows, total] = await Promise.all([
        listStandings(db, criteria, page),
        countStandings(db, criteria),
      ]);
      const shown = rows.slice(0, limit);
      const last = rows.length > limit ? shown.at(-1) : undefined;
      return list(await ranked(shown), {
        page: after ? 0 : query.page,
        limit,
        total,
        ...(last ? { nextCursor: cursors.write(last, sort.order) } : {}),
      });
    },

    /** Where each rank begins, the lowest first. */
    async ranks(): Promise<PatronRankLimit[]> {
      const limits = await patronLimits.inForce();
      return patronRanks.map((rank) => ({ rank, fromTrees: limits[rank] }));
    },

    /** The patrons at the very top. */
    top: async (limit: number): Promise<RankedAdopter[]> =>
      ranked(await listStandings(db, {}, { limit, after: 0, order: 'desc' })),
  };
}

/** How many trees those of a rank have; any number where none is asked for. */
function rankTrees(
  condition: FilterValue | undefined,
  limits: PatronLimits,
): { from?: number; below?: number } {
  const rank = patronRanks.find((known) => known === condition?.equals);
  if (!rank) return {};
  const next = { gold: limits.platinum, platinum: limits.diamond, diamond: undefined }[rank];
  return { from: limits[rank], ...(next !== undefined && { below: next }) };
}
