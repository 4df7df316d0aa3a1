import { and, asc, desc, eq, inArray, or, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../database/client.ts';
import { likenessTo } from '../../database/likeness.ts';
import { community, communityPhoto, treeTally } from '../../database/schema/index.ts';
import { containing, matchingEach } from '../../http/list/index.ts';
import type { CommunityPhotoQuery, CommunityQuery } from './community.schemas.ts';

export type CommunityRow = typeof community.$inferSelect;

/** From this likeness on, a word of the name is the one meant. */
const likely = 0.45;

export function createCommunityRepository(db: Db) {
  const names = sql`lower(${community.name} || ' ' || ${community.village} || ' ' || ${community.district} || ' ' || ${community.kupsName})`;
  // In a select from one table Drizzle leaves table names out, so the inner query writes its own.
  const treeCount = sql<number>`coalesce((select sum(tally.change) from ${treeTally} as tally
    where tally.kelompok_komunitas_id = kelompok_komunitas.id and tally.status <> 'inactive'), 0)`;
  const sortColumns = {
    name: community.name,
    treeCount,
    newest: community.id,
    areaHectares: community.areaHectares,
  };

  return {
    async page({ filters, search, sort, isSorted, limit, offset }: CommunityQuery) {
      const term = search?.toLowerCase();
      const holds = term === undefined ? undefined : sql`${names} like ${containing(term)}`;
      const likeness = term === undefined ? undefined : likenessTo(term, names);
      const conditions: (SQL | undefined)[] = [
        ...matchingEach(filters, {
          district: community.district,
          kupsClass: community.kupsClass,
          scheme: community.scheme,
        }),
        likeness && or(holds, sql`${likeness} >= ${likely}`),
      ];
      const direction = sort.order === 'asc' ? asc : desc;
      const rows = await db
        .select()
        .from(community)
        .where(and(...conditions))
        .orderBy(
          ...(holds && likeness && !isSorted ? [desc(holds), desc(likeness)] : []),
          direction(sortColumns[sort.by]),
          asc(community.id),
        )
        .limit(limit)
        .offset(offset);
      return { rows, total: await db.$count(community, and(...conditions)) };
    },

    all: (): Promise<CommunityRow[]> => db.select().from(community).orderBy(asc(community.id)),

    async byId(id: number): Promise<CommunityRow | undefined> {
      const [row] = await db.select().from(community).where(eq(community.id, id));
      return row;
    },

    /** By slug or by the exact name. */
    async byName(name: string): Promise<CommunityRow | undefined> {
      const [row] = await db
        .select()
        .from(community)
        .where(or(eq(community.slug, name), eq(community.name, name)));
      return row;
    },

    async photos(communityId: number, { filters, sort, limit, offset }: CommunityPhotoQuery) {
      const conditions = and(
        eq(communityPhoto.communityId, communityId),
        ...matchingEach(filters, { kind: communityPhoto.kind }),
      );
      const direction = sort.order === 'asc' ? asc : desc;
      const rows = await db
        .select()
        .from(communityPhoto)
        .where(conditions)
        .orderBy(direction(communityPhoto.position), asc(communityPhoto.id))
        .limit(limit)
        .offset(offset);
      return { rows, total: await db.$count(communityPhoto, conditions) };
    },

    allPhotos: (communityIds: readonly number[]) =>
      db
        .select()
        .from(communityPhoto)
        .where(inArray(communityPhoto.communityId, [...communityIds]))
        .orderBy(asc(communityPhoto.position), asc(communityPhoto.id)),
  };
}
export type CommunityRepository = ReturnType<typeof createCommunityRepository>;
export type PhotoRow = typeof communityPhoto.$inferSelect;
