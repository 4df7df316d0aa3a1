import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { ref } from '../http/schema-ref.ts';
import type { Services } from '../services.ts';
import { GroupAreas } from './map.schemas.ts';

export const mapRoutes: FastifyPluginAsyncTypebox<{ services: Services }> = async (app, { services }) => {
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
      return services.forest.map.groups();
    },
  );
};
