import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { List, Success, success } from '../../http/envelope.ts';
import { LanguageQuery, requestLanguage } from '../../http/language.ts';
import { selectFields } from '../../http/list/index.ts';
import { ref } from '../../http/schema-ref.ts';
import { idParams } from '../vocabulary/index.ts';
import { News, newsList } from './news.schemas.ts';
import type { NewsService } from './news.service.ts';

const tags = ['communities'];
const config = { anyOrigin: true, repeated: true };

export const newsRoutes: FastifyPluginAsyncTypebox<{
  services: { forest: { news: NewsService } };
}> = async (app, { services: { forest } }) => {
  app.get(
    '/news',
    {
      config,
      schema: {
        operationId: 'listNews',
        tags,
        summary: 'Notes from the forest, latest first',
        querystring: newsList.querystring,
        response: { 200: List(ref(News)) },
      },
    },
    async (request, reply) => {
      const query = newsList.parse(request.query);
      selectFields(reply, query.select);
      return forest.news.page(query, requestLanguage(request));
    },
  );

  app.get(
    '/news/:id',
    {
      config,
      schema: {
        operationId: 'getNews',
        tags,
        summary: 'One note from the forest',
        params: idParams('Id of the note, which is that of its activity in GET /group-activity'),
        querystring: LanguageQuery,
        failures: ['request.news_not_found'],
        response: { 200: Success(ref(News)) },
      },
    },
    async (request) => success(await forest.news.byId(request.params.id, requestLanguage(request))),
  );
};
