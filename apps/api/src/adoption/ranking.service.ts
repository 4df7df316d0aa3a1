import type { SQL } from 'drizzle-orm';
import type { Db } from '../database/client.ts';
import type { Condition } from '../http/query-language.ts';
import { publicName } from '../identity/public-name.rules.ts';
import { type PatronRank, patronLimits, patronRank } from './patron-rank.rules.ts';
import {
  atLeast,
  below,
  countStandings,
  listStandings,
  named,
  positionsOf,
  type Standing,
} from './ranking.repository.ts';
import type { RankedAdopter, RankingQuery } from './ranking.schemas.ts';

/** Adopters by the trees they have in term. Only public names leave here. */
export function createRankingService({ db, pictureUrl }: { db: Db; pictureUrl: (key: string) => string }) {
  const onWire = (row: Standing, position: number): RankedAdopter => ({
    position,
    publicName: publicName(row),
    // A picture shows a person as much as a name does.
    picture: row.picture !== null && row.publicName === 'full' ? pictureUrl(row.picture) : null,
    treeCount: row.treeCount,
    patronRank: patronRank(row.treeCount),
  });

  /** Each place is counted from the top of the whole ranking, also where a search or filter shows a part. */
  const ranked = async (rows: Standing[]): Promise<RankedAdopter[]> => {
    const positions = await positionsOf(db, rows);
    return rows.map((row) => onWire(row, positions.get(row.adopterId) ?? 0));
  };

  return {
    async list(query: RankingQuery): Promise<{ adopters: RankedAdopter[]; total: number }> {
      const conditions = [
        ...rankConditions(query.filters.patronRank),
        ...(query.search === undefined ? [] : named(query.search)),
      ];
      const [rows, total] = await Promise.all([
        listStandings(db, conditions, { ...query, order: query.sort.order }),
        countStandings(db, conditions),
      ]);
      return { adopters: await ranked(rows), total };
    },

    /** The patrons at the very top. */
    top: async (limit: number): Promise<RankedAdopter[]> =>
      ranked(await listStandings(db, [], { limit, offset: 0, order: 'desc' })),
  };
}

function rankConditions(condition: Condition | undefined): SQL[] {
  const rank = condition?.equals as PatronRank | undefined;
  if (!rank) return [];
  const next = { gold: patronLimits.platinum, platinum: patronLimits.diamond, diamond: undefined }[rank];
  return [atLeast(patronLimits[rank]), ...(next === undefined ? [] : [below(next)])];
}
