import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { type Authenticating, adopterOf, bearer, createAuthentication } from '../../http/authentication.ts';
import { List, list, Success, success } from '../../http/envelope.ts';
import { ref } from '../../http/schema-ref.ts';
import {
  NewWishtreeEntry,
  WishtreeEntry,
  WishtreeRemoval,
  WishtreeTotal,
  wishtreeList,
} from './wishtree.schemas.ts';
import type { WishtreeService } from './wishtree.service.ts';

const tags = ['wishtree'];

export const wishtreeRoutes: FastifyPluginAsyncTypebox<{
  services: Authenticating & { adoption: { wishtree: WishtreeService } };
}> = async (app, { services }) => {
  const { requireAdopter } = createAuthentication(services);
  const { wishtree } = services.adoption;
  app.addHook('onRequest', requireAdopter);

  app.get(
    '/wishtree/me',
    {
      schema: {
        operationId: 'listWishtree',
        tags,
        summary: 'Trees the adopter keeps in mind',
        security: bearer,
        querystring: wishtreeList.querystring,
        response: { 200: List(ref(WishtreeEntry)) },
      },
    },
    async (request) => {
      const query = wishtreeList.parse(request.query);
      const { entries, total } = await wishtree.list(adopterOf(request).id, query);
      return list(entries, { ...query, total });
    },
  );

  app.get(
    '/wishtree/me/total',
    {
      schema: {
        operationId: 'countWishtree',
        tags,
        summary: 'How many trees the wishtree has',
        security: bearer,
        response: { 200: Success(WishtreeTotal) },
      },
    },
    async (request) => success({ total: await wishtree.total(adopterOf(request).id) }),
  );

  app.post(
    '/wishtree/me',
    {
      schema: {
        operationId: 'addToWishtree',
        tags,
        summary: 'Keep a tree in mind',
        security: bearer,
        body: NewWishtreeEntry,
        failures: ['request.tree_not_found', 'wishtree.add_failed', 'wishtree.already_added'],
        response: {
          201: Success(ref(WishtreeEntry)),
        },
      },
    },
    async (request, reply) => {
      reply.status(201);
      return success(await wishtree.add(adopterOf(request).id, request.body.treeId));
    },
  );

  app.delete(
    '/wishtree/me/multiple',
    {
      schema: {
        operationId: 'removeFromWishtree',
        tags,
        summary: 'Remove several trees from the wishtree',
        security: bearer,
        body: WishtreeRemoval,
        failures: ['wishtree.not_found'],
        response: { 200: Success(WishtreeTotal) },
      },
    },
    async (request) => {
      const { id } = adopterOf(request);
      await wishtree.remove(id, request.body.treeIds);
      return success({ total: await wishtree.total(id) });
    },
  );
};
