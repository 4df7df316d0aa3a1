import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { Type } from 'typebox';
import { List, Success, success } from '../../http/envelope.ts';
import { ref } from '../../http/schema-ref.ts';
import { PatronRankLimit, RankedAdopter, rankingList } from './ranking.schemas.ts';
import type { RankingService } from './ranking.service.ts';

const tags = ['adopters'];
const topCount = 10;

export const rankingRoutes: FastifyPluginAsyncTypebox<{
  services: { adoption: { ranking: { ranking: RankingService } } };
}> = async (app, { services }) => {
  const { ranking } = services.adoption.ranking;

  app.get(
    '/adopter',
    {
      config: { anyOrigin: true, repeated: true },
      schema: {
        operationId: 'listAdopters',
        tags,
        summary: 'Adopters by trees in term, most first',
        description: 'By public name only. The search finds names that are shown in full.',
        querystring: rankingList.querystring,
        response: { 200: List(ref(RankedAdopter)) },
      },
    },
    (request) => ranking.list(rankingList.parse(request.query)),
  );

  app.get(
    '/adopter/top',
    {
      config: { anyOrigin: true, repeated: true },
      schema: {
        operationId: 'listTopAdopters',
        tags,
        summary: `The first ${topCount} of the ranking`,
        response: {
          200: Success(
            Type.Array(ref(RankedAdopter), {
              description: 'The adopters with most trees, the first one first',
            }),
          ),
        },
      },
    },
    async () => success(await ranking.top(topCount)),
  );

  app.get(
    '/adopter/ranks',
    {
      config: { anyOrigin: true, repeated: true },
      schema: {
        operationId: 'listPatronRanks',
        tags,
        summary: 'Where each patron rank begins',
        response: {
          200: Success(Type.Array(ref(PatronRankLimit), { description: 'Every rank, the lowest first' })),
        },
      },
    },
    async () => success(await ranking.ranks()),
  );
};
