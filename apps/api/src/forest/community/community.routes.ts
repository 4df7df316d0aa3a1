import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { Type } from 'typebox';
import { List, Success, success } from '../../http/envelope.ts';
import { requestLanguage } from '../../http/language.ts';
import { selectFields } from '../../http/list/index.ts';
import { ref } from '../../http/schema-ref.ts';
import { idParams } from '../vocabulary/index.ts';
import {
  Community,
  CommunityPhoto,
  communityDetail,
  communityList,
  communityPhotoList,
} from './community.schemas.ts';
import type { CommunityService } from './community.service.ts';

const tags = ['communities'];
const config = { anyOrigin: true, repeated: true };

export const communityRoutes: FastifyPluginAsyncTypebox<{
  services: { forest: { communities: CommunityService } };
}> = async (app, { services }) => {
  const { communities } = services.forest;

  app.get(
    '/kelompok-komunitas',
    {
      config,
      schema: {
        operationId: 'listCommunities',
        tags,
        summary: 'The social forestry groups, page by page',
        querystring: communityList.querystring,
        response: { 200: List(ref(Community)) },
      },
    },
    async (request, reply) => {
      const query = communityList.parse(request.query);
      selectFields(reply, query.select);
      return communities.page(query, requestLanguage(request));
    },
  );

  app.get(
    '/kelompok-komunitas/:id',
    {
      config,
      schema: {
        operationId: 'getCommunity',
        tags,
        summary: 'One community group',
        params: idParams('Id of the community'),
        querystring: communityDetail.querystring,
        failures: ['group.not_found'],
        response: { 200: Success(ref(Community)) },
      },
    },
    async (request) => {
      const { with: relations } = communityDetail.parse(request.query);
      return success(await communities.byId(request.params.id, relations, requestLanguage(request)));
    },
  );

  app.get(
    '/kelompok-komunitas/by-name/:name',
    {
      config,
      schema: {
        operationId: 'getCommunityByName',
        tags,
        summary: 'One community group by its slug or exact name',
        params: Type.Object({
          name: Type.String({ minLength: 1, maxLength: 200, description: 'Slug or exact name' }),
        }),
        querystring: communityDetail.querystring,
        failures: ['group.not_found'],
        response: { 200: Success(ref(Community)) },
      },
    },
    async (request) => {
      const { with: relations } = communityDetail.parse(request.query);
      return success(await communities.byName(request.params.name, relations, requestLanguage(request)));
    },
  );

  app.get(
    '/kelompok-komunitas/:id/photos',
    {
      config,
      schema: {
        operationId: 'listCommunityPhotos',
        tags,
        summary: 'All photos of a community group',
        params: idParams('Id of the community'),
        querystring: communityPhotoList.querystring,
        failures: ['group.not_found'],
        response: { 200: List(ref(CommunityPhoto)) },
      },
    },
    async (request) => {
      const query = communityPhotoList.parse(request.query);
      return communities.photos(request.params.id, query, requestLanguage(request));
    },
  );
};
