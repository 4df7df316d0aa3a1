import { gte, inArray, lte, type SQL, sql } from 'drizzle-orm';
import { tree } from '../../database/schema/index.ts';
import { containing, type FilterValue, matching, matchingEach } from '../../http/list/index.ts';
import { circumferenceFor } from '../vocabulary/index.ts';
import { type CommonFilter, codeLike, type TreeCriteria, type TreeSearch } from './tree-criteria.rules.ts';

export const commonColumns = {
  status: tree.status,
  group: tree.communityId,
  species: tree.speciesId,
  landType: tree.landType,
} as const satisfies Record<CommonFilter, unknown>;

/** The criteria as conditions on the table of trees. */
export function treeWhere({ filters, search }: TreeCriteria): SQL[] {
  return [
    ...matchingEach(filters, {
      id: tree.id,
      ...commonColumns,
      code: (condition) => matching(tree.code, condition, (code) => code.toUpperCase()),
      latitude: tree.latitude,
      longitude: tree.longitude,
      height: tree.height,
      circumference: tree.circumference,
      diameter: diameterWhere,
      carbonAbsorption: tree.carbonAbsorption,
      elevation: tree.elevation,
      surveyedAt: (condition) => matching(tree.surveyedAt, condition, (text) => new Date(text)),
    }),
    ...searchWhere(search),
  ];
}

/** Diameters are derived, so they are compared as the circumferences that show as them. */
function diameterWhere(condition: FilterValue): SQL[] {
  const { equals, gte: from, lte: to } = condition;
  const least = (text: string) => gte(tree.circumference, circumferenceFor(Number(text)).least);
  const most = (text: string) => lte(tree.circumference, circumferenceFor(Number(text)).most);
  const any = condition.in?.map((text) => sql`(${least(text)} and ${most(text)})`);
  return [
    ...(equals === undefined ? [] : [least(equals), most(equals)]),
    ...(from === undefined ? [] : [least(from)]),
    ...(to === undefined ? [] : [most(to)]),
    ...(any ? [sql`(${sql.join(any, sql` or `)})`] : []),
  ];
}

function searchWhere(search: TreeSearch | undefined): SQL[] {
  if (!search) return [];
  if ('species' in search) return [inArray(tree.speciesId, [...search.species])];
  // Written as the trigram index has it.
  return [
    sql`(lower(${tree.code}) || ' ' || lower(${tree.treeName})) like ${containing(codeLike(search.text))}`,
  ];
}
