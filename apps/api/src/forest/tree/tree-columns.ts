import { and, eq, exists, type Placeholder, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Db } from '../../database/client.ts';
import { tree, wishtreeEntry } from '../../database/schema/index.ts';

const lost = alias(tree, 'lost');
const heir = alias(tree, 'heir');

/**
 * A tree as lists and details need it. The exact pair never leaves by HTTP, so it is not here. What only a few trees
 * have is looked for only on those, in the same statement: a question of its own to the database costs more than the page.
 */
export function treeColumns(db: Db, reader: number | Placeholder | undefined) {
  const replaced = db.select({ code: lost.code }).from(lost).where(eq(lost.id, tree.replacesTreeId));
  const replacement = db
    .select({ link: sql`json_build_array(${heir.id}, ${heir.code})` })
    .from(heir)
    .where(eq(heir.replacesTreeId, tree.id));
  const wish = db
    .select({ treeId: wishtreeEntry.treeId })
    .from(wishtreeEntry)
    .where(and(eq(wishtreeEntry.adopterId, reader ?? 0), eq(wishtreeEntry.treeId, tree.id)));
  return {
    id: tree.id,
    code: tree.code,
    treeName: tree.treeName,
    speciesId: tree.speciesId,
    kelompokKomunitasId: tree.kelompokKomunitasId,
    landType: tree.landType,
    status: tree.status,
    plantedAt: tree.plantedAt,
    latitude: tree.latitude,
    longitude: tree.longitude,
    elevation: tree.elevation,
    circumference: tree.circumference,
    height: tree.height,
    carbonAbsorption: tree.carbonAbsorption,
    condition: tree.condition,
    surveyor: tree.surveyor,
    surveyedAt: tree.surveyedAt,
    nextSurveyDue: tree.nextSurveyDue,
    replacesTreeId: tree.replacesTreeId,
    /** Code of the tree whose place it took. */
    replacesCode: sql<string | null>`case when ${tree.replacesTreeId} is not null then ${replaced} end`.as(
      'replaces_code',
    ),
    /** Id and code of the tree that took its place. */
    replacedBy: sql<
      [number, string] | null
    >`case when ${tree.status} = 'inactive' then ${replacement} end`.as('replaced_by'),
    /** Of a pending tree. */
    heldUntil: sql<Date | null>`case when ${tree.status} = 'pending' then ${tree.heldUntil} end`
      .mapWith(tree.heldUntil)
      .as('held_until'),
    /** null where nobody reads who has a wishtree. */
    inWishtree: (reader === undefined
      ? sql<boolean | null>`null::boolean`
      : sql<boolean | null>`${exists(wish)}`
    ).as('in_wishtree'),
  };
}
