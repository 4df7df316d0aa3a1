import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { List } from '../../http/envelope.ts';
import { requestLanguage } from '../../http/language.ts';
import { selectFields } from '../../http/list/index.ts';
import { ref } from '../../http/schema-ref.ts';
import { activityList, GroupActivity } from './activity.schemas.ts';
import type { ActivityService } from './activity.service.ts';

export const activityRoutes: FastifyPluginAsyncTypebox<{
  services: { forest: { activities: ActivityService } };
}> = async (app, { services }) => {
  app.get(
    '/group-activity',
    {
      config: { anyOrigin: true, repeated: true },
      schema: {
        operationId: 'listGroupActivities',
        tags: ['communities'],
        summary: 'What the community groups did, latest first',
        querystring: activityList.querystring,
        response: { 200: List(ref(GroupActivity)) },
      },
    },
    async (request, reply) => {
      const query = activityList.parse(request.query);
      selectFields(reply, query.select);
      return services.forest.activities.page(query, requestLanguage(request));
    },
  );
};
