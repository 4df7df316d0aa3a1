import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { Type } from 'typebox';
import {
  type Authenticating,
  adopterOf,
  bearer,
  createAuthentication,
  optionalBearer,
} from '../../http/authentication.ts';
import { List, Success, success } from '../../http/envelope.ts';
import { selectFields } from '../../http/list/index.ts';
import { ref } from '../../http/schema-ref.ts';
import { idParams } from '../vocabulary/index.ts';
import {
  adoptionList,
  Tree,
  TreeCounts,
  TreeNarrowing,
  treeDetail,
  treeList,
  treeSample,
} from './tree.schemas.ts';
import type { TreeService } from './tree.service.ts';

const Sample = Type.Array(ref(Tree), {
  description: 'Trees that can be adopted now, of every community in turn',
});

const tags = ['trees'];

/**
 * The presenter names every field of a tree, so nothing is left for the schema to leave out, and a page is mostly
 * numbers: written by the engine they take a third of the time.
 */
const asPresented = () => JSON.stringify;

export const treeRoutes: FastifyPluginAsyncTypebox<{
  services: Authenticating & { forest: { trees: TreeService } };
}> = async (app, { services }) => {
  const { trees } = services.forest;
  const { optionalAdopter, requireAdopter } = createAuthentication(services);
  const open = { config: { anyOrigin: true }, preHandler: optionalAdopter, serializerCompiler: asPresented };
  const repeated = { ...open, config: { anyOrigin: true, repeated: true } };

  app.get(
    '/tree',
    {
      ...repeated,
      schema: {
        operationId: 'listTrees',
        tags,
        summary: 'Trees, filtered, sorted and searched',
        description:
          'With a bearer each tree says whether it is in the caller’s wishtree. `select` leaves the named fields.',
        security: optionalBearer,
        querystring: treeList.querystring,
        response: { 200: List(ref(Tree)) },
      },
    },
    async (request, reply) => {
      const query = treeList.parse(request.query);
      selectFields(reply, query.select);
      return trees.page(query, request.adopter?.id);
    },
  );

  app.get(
    '/tree/adoption-list',
    {
      ...repeated,
      schema: {
        operationId: 'listTreesReadyToAdopt',
        tags,
        summary: 'Only trees ready to adopt',
        security: optionalBearer,
        querystring: adoptionList.querystring,
        response: { 200: List(ref(Tree)) },
      },
    },
    async (request, reply) => {
      const query = adoptionList.parse(request.query);
      selectFields(reply, query.select);
      const filters = { ...query.filters, status: { equals: 'ready_to_adopt' } };
      return trees.page({ ...query, filters }, request.adopter?.id);
    },
  );

  app.get(
    '/tree/partial-available',
    {
      ...repeated,
      schema: {
        operationId: 'sampleTrees',
        tags,
        summary: 'A few trees ready to adopt, every community in turn',
        security: optionalBearer,
        querystring: treeSample.querystring,
        response: { 200: Success(Sample) },
      },
    },
    async (request, reply) => {
      const query = treeSample.parse(request.query);
      selectFields(reply, query.select);
      return success(await trees.sample(query.limit, query.with, request.adopter?.id));
    },
  );

  app.get(
    '/tree/partial-available-except-wishtree',
    {
      preHandler: requireAdopter,
      schema: {
        operationId: 'sampleTreesOutsideWishtree',
        tags,
        summary: 'The same without the trees in the caller’s wishtree',
        security: bearer,
        querystring: treeSample.querystring,
        response: { 200: Success(Sample) },
      },
    },
    async (request, reply) => {
      const query = treeSample.parse(request.query);
      const { id } = adopterOf(request);
      selectFields(reply, query.select);
      return success(await trees.sample(query.limit, query.with, id, id));
    },
  );

  app.get(
    '/tree/counts',
    {
      config: { anyOrigin: true, repeated: true },
      schema: {
        operationId: 'countTrees',
        tags,
        summary: 'How many trees there are, by status and land type',
        description: 'Of all trees, or of those that a search and filters leave.',
        querystring: TreeNarrowing,
        response: { 200: Success(ref(TreeCounts)) },
      },
    },
    async (request) => success(await trees.counts(treeList.parse(request.query))),
  );

  app.get(
    '/tree/:id/detail',
    {
      ...open,
      schema: {
        operationId: 'getTree',
        tags,
        summary: 'One tree, with the relations that are asked for',
        security: optionalBearer,
        params: idParams('Id of the tree'),
        querystring: treeDetail.querystring,
        failures: ['request.tree_not_found'],
        response: { 200: Success(ref(Tree)) },
      },
    },
    async (request) => {
      const { with: relations } = treeDetail.parse(request.query);
      return success(await trees.detail(request.params.id, relations, request.adopter?.id));
    },
  );

  app.get(
    '/tree/:id/similar',
    {
      ...open,
      schema: {
        operationId: 'listSimilarTrees',
        tags,
        summary: 'Trees ready to adopt that are most like one',
        description:
          'Of its species and community first, then of its community, and where that has none, of any; within each the nearest in height first.',
        security: optionalBearer,
        params: idParams('Id of the tree'),
        querystring: treeSample.querystring,
        failures: ['request.tree_not_found'],
        response: {
          200: Success(
            Type.Array(ref(Tree), { description: 'The trees most like it, the most alike first' }),
          ),
        },
      },
    },
    async (request, reply) => {
      const { limit, with: relations, select } = treeSample.parse(request.query);
      selectFields(reply, select);
      return success(await trees.similar(request.params.id, limit, relations, request.adopter?.id));
    },
  );
};
