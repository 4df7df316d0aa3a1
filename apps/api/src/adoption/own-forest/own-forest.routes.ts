import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { type Authenticating, adopterOf, bearer, createAuthentication } from '../../http/authentication.ts';
import { Success, success } from '../../http/envelope.ts';
import { ref } from '../../http/schema-ref.ts';
import { OwnForest } from './own-forest.schemas.ts';
import type { OwnForestService } from './own-forest.service.ts';

export const ownForestRoutes: FastifyPluginAsyncTypebox<{
  services: Authenticating & { adoption: { ownForest: OwnForestService } };
}> = async (app, { services }) => {
  const { requireAdopter } = createAuthentication(services);

  app.get(
    '/forest/me',
    {
      onRequest: requireAdopter,
      schema: {
        operationId: 'readOwnForest',
        tags: ['trees'],
        summary: 'Every tree the adopter ever adopted, and what has become of it',
        description:
          'Trees stay when their term has ended, when they died and when another stands in their place.',
        security: bearer,
        response: { 200: Success(ref(OwnForest)) },
      },
    },
    async (request) => success(await services.adoption.ownForest.read(adopterOf(request).id)),
  );
};
