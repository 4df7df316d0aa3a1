import { asc, eq, inArray } from 'drizzle-orm';
import type { Db } from '../../database/client.ts';
import { community, communityActivity, tree } from '../../database/schema/index.ts';

/** Whom pictures are of, by the name that the field has for it. */
type Owner = { id: number; name: string };

export const findTreesByCode = (db: Db, codes: readonly string[]): Promise<Owner[]> =>
  db
    .select({ id: tree.id, name: tree.code })
    .from(tree)
    .where(inArray(tree.code, [...codes]));

export const findCommunitiesBySlug = (db: Db, slugs: readonly string[]): Promise<Owner[]> =>
  db
    .select({ id: community.id, name: community.slug })
    .from(community)
    .where(inArray(community.slug, [...slugs]));

/** Every note with its day and its community's slug, in the order they were written. */
export const listNotes = (db: Db): Promise<{ id: number; slug: string; day: string }[]> =>
  db
    .select({ id: communityActivity.id, slug: community.slug, day: communityActivity.date })
    .from(communityActivity)
    .innerJoin(community, eq(community.id, communityActivity.communityId))
    .orderBy(asc(communityActivity.id));
