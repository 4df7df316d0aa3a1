import { and, asc, desc, eq } from 'drizzle-orm';
import type { Db } from '../../database/client.ts';
import { groupActivity, kelompokKomunitas } from '../../database/schema/index.ts';
import { matching } from '../../http/list/index.ts';
import type { ActivityQuery } from './activity.schemas.ts';

export function createActivityRepository(db: Db) {
  return {
    async page({ filters, sort, limit, offset }: ActivityQuery) {
      const conditions = and(
        ...matching(groupActivity.kelompokKomunitasId, filters.group),
        ...matching(groupActivity.date, filters.date),
      );
      const direction = sort.order === 'asc' ? asc : desc;
      const rows = await db
        .select({ activity: groupActivity, community: kelompokKomunitas })
        .from(groupActivity)
        .innerJoin(kelompokKomunitas, eq(kelompokKomunitas.id, groupActivity.kelompokKomunitasId))
        .where(conditions)
        .orderBy(direction(groupActivity.date), direction(groupActivity.id))
        .limit(limit)
        .offset(offset);
      return { rows, total: await db.$count(groupActivity, conditions) };
    },
  };
}
export type ActivityRepository = ReturnType<typeof createActivityRepository>;
