import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { Type } from 'typebox';
import { fieldProblem, Problem } from '../../http/problem.ts';
import { ref } from '../../http/schema-ref.ts';
import { GroupAreas, TileParams, TileQuery } from './map.schemas.ts';
import type { MapService } from './map.service.ts';

export const mapRoutes: FastifyPluginAsyncTypebox<{ services: { forest: { map: MapService } } }> = async (
  app,
  { services },
) => {
  app.get(
    '/map/groups',
    {
      config: { anyOrigin: true },
      schema: {
        operationId: 'getGroupAreas',
        tags: ['map'],
        summary: "The community groups' areas as GeoJSON, without the envelope",
        response: { 200: ref(GroupAreas) },
      },
    },
    async (_request, reply) => {
      reply.type('application/geo+json; charset=utf-8');
      return services.forest.map.communities();
    },
  );

  app.get(
    '/map/trees/:z/:x/:y',
    {
      config: { anyOrigin: true },
      schema: {
        operationId: 'getTreeTile',
        tags: ['map'],
        summary: 'Trees as a Mapbox vector tile',
        description:
          'Down to zoom 14 a layer `clusters` of points with `total` and a count of each status that occurs, and ' +
          '`ready_at`, longitude and latitude, of a single tree among others that is ready to adopt; from ' +
          'zoom 15 on a layer `trees` of points with `code`, `status` and `localTreeName`, the id as feature id. ' +
          'Positions are snapped to about 110 m; single trees of one snapped place are spread over it, so that ' +
          'each can be seen. `group` and `species` leave other trees out. A tile without trees is empty.',
        params: TileParams,
        querystring: TileQuery,
        response: {
          200: {
            description: 'A vector tile',
            content: {
              'application/vnd.mapbox-vector-tile': {
                schema: Type.Unsafe<Buffer>({ type: 'string', format: 'binary' }),
              },
            },
          },
        },
      },
    },
    async (request, reply) => {
      const { z, x, y } = request.params;
      const last = 2 ** z - 1;
      if (x > last || y > last) throw outside(x > last ? 'x' : 'y', last);
      const tile = await services.forest.map.tile({ z, x, y }, request.query);
      reply.type('application/vnd.mapbox-vector-tile');
      return tile;
    },
  );
};

function outside(name: string, last: number): Problem {
  const values = { name, allowed: `0–${last}` };
  return new Problem('request.invalid_parameter', {
    values,
    errors: [fieldProblem(name, 'request.invalid_parameter', values)],
  });
}
