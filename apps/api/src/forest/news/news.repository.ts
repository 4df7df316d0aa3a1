import { and, asc, desc, eq, isNotNull } from 'drizzle-orm';
import type { Db } from '../../database/client.ts';
import { community, communityActivity } from '../../database/schema/index.ts';
import { matchingEach } from '../../http/list/index.ts';
import type { NewsQuery } from './news.schemas.ts';

export type NewsRow = NonNullable<Awaited<ReturnType<NewsRepository['byId']>>>;

/** Activities that somebody wrote about. */
export function createNewsRepository(db: Db) {
  const written = isNotNull(communityActivity.text);
  const select = () =>
    db
      .select({ activity: communityActivity, community })
      .from(communityActivity)
      .innerJoin(community, eq(community.id, communityActivity.communityId));

  return {
    async page({ filters, sort, limit, offset }: NewsQuery) {
      const conditions = and(
        written,
        ...matchingEach(filters, {
          group: communityActivity.communityId,
          programme: communityActivity.programme,
          date: communityActivity.date,
        }),
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
