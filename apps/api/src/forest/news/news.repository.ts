import { and, asc, desc, eq, isNotNull } from 'drizzle-orm';
import type { Db } from '../../database/client.ts';
import { groupActivity, kelompokKomunitas } from '../../database/schema/index.ts';
import { matching } from '../../http/list/index.ts';
import type { NewsQuery } from './news.schemas.ts';

export type NewsRow = NonNullable<Awaited<ReturnType<NewsRepository['byId']>>>;

/** Activities that somebody wrote about. */
export function createNewsRepository(db: Db) {
  const written = isNotNull(groupActivity.text);
  const select = () =>
    db
      .select({ activity: groupActivity, community: kelompokKomunitas })
      .from(groupActivity)
      .innerJoin(kelompokKomunitas, eq(kelompokKomunitas.id, groupActivity.kelompokKomunitasId));

  return {
    async page({ filters, sort, limit, offset }: NewsQuery) {
      const conditions = and(
        written,
        ...matching(groupActivity.kelompokKomunitasId, filters.group),
        ...matching(groupActivity.programme, filters.programme),
        ...matching(groupActivity.date, filters.date),
      );
      const direction = sort.order === 'asc' ? asc : desc;
      const rows = await select()
        .where(conditions)
        .orderBy(direction(groupActivity.date), direction(groupActivity.id))
        .limit(limit)
        .offset(offset);
      return { rows, total: await db.$count(groupActivity, conditions) };
    },

    async byId(id: number) {
      const [row] = await select().where(and(written, eq(groupActivity.id, id)));
      return row;
    },
  };
}
export type NewsRepository = ReturnType<typeof createNewsRepository>;
