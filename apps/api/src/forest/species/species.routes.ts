import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { List } from '../../http/envelope.ts';
import { selectFields } from '../../http/list/index.ts';
import { ref } from '../../http/schema-ref.ts';
import { Species, speciesList } from './species.schemas.ts';
import type { SpeciesService } from './species.service.ts';

export const speciesRoutes: FastifyPluginAsyncTypebox<{
  services: { forest: { species: SpeciesService } };
}> = async (app, { services }) => {
  app.get(
    '/species',
    {
      config: { anyOrigin: true, repeated: true },
      schema: {
        operationId: 'listSpecies',
        tags: ['trees'],
        summary: 'The species, with how many trees of each there are',
        querystring: speciesList.querystring,
        response: { 200: List(ref(Species)) },
      },
    },
    async (request, reply) => {
      const query = speciesList.parse(request.query);
      selectFields(reply, query.select);
      return services.forest.species.page(query);
    },
  );
};
