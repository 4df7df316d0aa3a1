import { type Static, Type } from 'typebox';
import { defineList } from '../../http/list/index.ts';
import { nullable } from '../../http/nullable.ts';
import { oneOf } from '../../http/text.schemas.ts';
import { patronRanks } from './patron-rank.rules.ts';

export const RankedAdopter = Type.Object(
  {
    position: Type.Integer({
      description:
        'Place in the ranking, from 1; equal counts keep the order in which the accounts were made',
    }),
    publicName: Type.String({ description: 'As the adopter chose to be seen' }),
    picture: nullable(
      Type.String({
        description:
          "A path of the product's own origin to a square WebP; null without one, and unless the whole name is shown",
      }),
    ),
    treeCount: Type.Integer({ description: 'How many trees in a running term they adopted' }),
    patronRank: nullable(
      oneOf(
        patronRanks,
        'Their rank as a patron by that count; null below gold. GET /adopter/ranks has the limits',
      ),
    ),
  },
  { $id: 'Adopter', description: 'An adopter in the ranking, as they chose to be seen' },
);
export type RankedAdopter = Static<typeof RankedAdopter>;

export const PatronRankLimit = Type.Object(
  {
    rank: oneOf(patronRanks, 'Which rank it is, as `patronRank` has it'),
    fromTrees: Type.Integer({ description: 'Trees in term that the rank begins at' }),
  },
  { $id: 'PatronRankLimit', description: 'From how many trees on somebody is a patron of a rank' },
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
