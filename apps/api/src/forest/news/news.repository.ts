import { and, asc, desc, eq, isNotNull } from 'drizzle-orm';
import type { Db } from '../../database/client.ts';
import { community, communityActivity } from '../../database/schema/index.ts';
import { matching } from '../../http/list/index.ts';
import type { NewsQuery } from './news.schemas.ts';

export type NewsRow = NonNullable<Awaited<ReturnType<NewsRepository['byId']>>>;

/** Activities that somebody wrote about. */
export function createNewsRepository(db: Db) {
  const written = isNotNull(communityActivity.text);
  const select = () =>
    db
      .select({ activity: communityActivity, community: community })
      .from(communityActivity)
      .innerJoin(community, eq(community.id, communityActivity.communityId));

  return {
    async page({ filters, sort, limit, offset }: NewsQuery) {
      const conditions = and(
        written,
        ...matching(communityActivity.communityId, filters.group),
        ...matching(communityActivity.programme, filters.programme),
        ...matching(communityActivity.date, filters.date),
      );
      const direction = sort.order === 'asc' ? asc : desc;
      const rows = await select()
        .where(conditions)
        .orderBy(direction(communityActivity.date), direction(communityActivity.id))
        .limit(limit)
        .offset(offset);
      return { rows, total: await db.$count(communityActivity, conditions) };
    },

    async byId(id: number) {
      const [row] = await select().where(and(written, eq(communityActivity.id, id)));
      return row;
    },
  };
}
export type NewsRepository = ReturnType<typeof createNewsRepository>;
