import { and, asc, desc, eq } from 'drizzle-orm';
import type { Db } from '../../database/client.ts';
import { community, communityActivity } from '../../database/schema/index.ts';
import { matchingEach } from '../../http/list/index.ts';
import type { ActivityQuery } from './activity.schemas.ts';

export function createActivityRepository(db: Db) {
  return {
    async page({ filters, sort, limit, offset }: ActivityQuery) {
      const conditions = and(
        ...matchingEach(filters, { group: communityActivity.communityId, date: communityActivity.date }),
      );
      const direction = sort.order === 'asc' ? asc : desc;
      const rows = await db
        .select({ activity: communityActivity, community })
        .from(communityActivity)
        .innerJoin(community, eq(community.id, communityActivity.communityId))
        .where(conditions)
        .orderBy(direction(communityActivity.date), direction(communityActivity.id))
        .limit(limit)
        .offset(offset);
      return { rows, total: await db.$count(communityActivity, conditions) };
    },
  };
}
export type ActivityRepository = ReturnType<typeof createActivityRepository>;
