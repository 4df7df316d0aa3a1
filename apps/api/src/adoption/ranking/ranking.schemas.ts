import { type Static, Type } from 'typebox';
import { defineList } from '../../http/list/index.ts';
import { nullable } from '../../http/nullable.ts';
import { oneOf } from '../../http/text.schemas.ts';
import { patronRanks } from './patron-rank.rules.ts';

export const RankedAdopter = Type.Object(
  {
    position: Type.Integer({
      description: 'From 1; equal counts keep the order in which the accounts were made',
    }),
    publicName: Type.String({ description: 'As the adopter chose to be seen' }),
    picture: nullable(Type.String()),
    treeCount: Type.Integer({ description: 'Trees in term' }),
    patronRank: nullable(oneOf(patronRanks)),
  },
  { $id: 'Adopter' },
);
export type RankedAdopter = Static<typeof RankedAdopter>;

export const PatronRankLimit = Type.Object(
  {
    rank: oneOf(patronRanks),
    fromTrees: Type.Integer({ description: 'Trees in term that the rank begins at' }),
  },
  { $id: 'PatronRankLimit' },
);
export type PatronRankLimit = Static<typeof PatronRankLimit>;

export const rankingList = defineList({
  sort: ['treeCount'],
  defaultSort: { by: 'treeCount', order: 'desc' },
  filters: { patronRank: [...patronRanks] },
  with: [],
  select: [],
  search: true,
  cursor: true,
});
export type RankingQuery = ReturnType<typeof rankingList.parse>;
