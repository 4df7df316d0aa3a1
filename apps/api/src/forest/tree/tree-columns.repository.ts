import { and, Column, eq, exists, is, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { type Static, Type } from 'typebox';
import { builder, NullableMoment, rowOf } from '../../database/query.ts';
import { tree, wishtreeEntry } from '../../database/schema/index.ts';
import { nullable } from '../../http/nullable.ts';
import { condition, landType, treeStatus } from '../vocabulary/index.ts';

/** What lists and details show of a tree itself. The exact pair never leaves by HTTP, so it is not here. */
const ownColumns = {
  id: tree.id,
  code: tree.code,
  treeName: tree.treeName,
  speciesId: tree.speciesId,
  communityId: tree.communityId,
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
};

/** A tree as lists and details need it. */
export const TreeColumns = Type.Object({
  ...rowOf(ownColumns),
  landType,
  status: treeStatus,
  condition,
  replacesTreeId: nullable(Type.Integer()),
  /** Code of the tree whose place it took. */
  replacesCode: nullable(Type.String()),
  /** Id and code of the tree that took its place. */
  replacedBy: Type.Union([Type.Tuple([Type.Integer(), Type.String()]), Type.Null()]),
  /** Of a pending tree. */
  heldUntil: NullableMoment,
  /** null where nobody reads who has a wishtree. */
  inWishtree: nullable(Type.Boolean()),
});
export type TreeColumns = Static<typeof TreeColumns>;

const lost = alias(tree, 'lost');
const replacement = alias(tree, 'replacement');

/**
 * The same as the query builder selects them, for the adopter `reader`, who may be null. What only a few trees have is
 * looked for only on those, in the same statement: a question of its own to the database costs more than the page.
 */
export function treeColumns(reader: SQL) {
  const replacedCode = builder.select({ code: lost.code }).from(lost).where(eq(lost.id, tree.replacesTreeId));
  const replacementLink = builder
    .select({ link: sql`json_build_array(${replacement.id}, ${replacement.code})` })
    .from(replacement)
    .where(eq(replacement.replacesTreeId, tree.id));
  const wish = builder
    .select({ treeId: wishtreeEntry.treeId })
    .from(wishtreeEntry)
    .where(and(eq(wishtreeEntry.adopterId, reader), eq(wishtreeEntry.treeId, tree.id)));
  return {
    ...ownColumns,
    replacesTreeId: tree.replacesTreeId,
    replacesCode: sql<
      string | null
    >`case when ${tree.replacesTreeId} is not null then ${replacedCode} end`.as('replacesCode'),
    replacedBy: sql<
      [number, string] | null
    >`case when ${tree.status} = 'inactive' then ${replacementLink} end`.as('replacedBy'),
    heldUntil: sql<Date | null>`case when ${tree.status} = 'pending' then ${tree.heldUntil} end`
      .mapWith(tree.heldUntil)
      .as('heldUntil'),
    inWishtree: sql<boolean | null>`case when ${reader} is not null then ${exists(wish)} end`.as(
      'inWishtree',
    ),
  };
}

/** An adopter's id or null, where one is written into a statement. */
export const readerOf = (reader: number | undefined): SQL => sql`${reader ?? null}::integer`;

/** The same, each under its name here, for a query that is written by hand. */
export const namedColumns = (reader: SQL) =>
  Object.fromEntries(
    Object.entries(treeColumns(reader)).map(([name, column]) => [
      name,
      is(column, Column) ? sql`${column}`.as(name) : column,
    ]),
  );
