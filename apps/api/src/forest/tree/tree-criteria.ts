import { gte, inArray, lte, type SQL, sql } from 'drizzle-orm';
import { tree } from '../../database/schema/index.ts';
import type { Condition } from '../../http/list/index.ts';
import { containing, matching, matchingEach } from '../../http/list/index.ts';
import type { TallyCriteria } from '../tally/index.ts';
import { circumferenceFor } from '../vocabulary/index.ts';
import type { TreeQuery } from './tree.schemas.ts';

/**
 * What a search text turned out to name: species, those it most likely meant in the order of likeness, or a part of a
 * code or of a tree's own name.
 */
export type TreeSearch = { species: readonly number[]; exact: boolean } | { text: string };
export type TreeCriteria = { filters: TreeQuery['filters']; search: TreeSearch | undefined };

export const commonColumns = {
  status: tree.status,
  group: tree.communityId,
  species: tree.speciesId,
  landType: tree.landType,
} as const;

/** The criteria as conditions on the table of trees. */
export function treeConditions({ filters, search }: TreeCriteria): SQL[] {
  return [
    ...matchingEach(filters, {
      id: tree.id,
      ...commonColumns,
      code: (condition) => matching(tree.code, condition, (code) => code.toUpperCase()),
      latitude: tree.latitude,
      longitude: tree.longitude,
      height: tree.height,
      circumference: tree.circumference,
      diameter: diameterConditions,
      carbonAbsorption: tree.carbonAbsorption,
      elevation: tree.elevation,
      surveyedAt: (condition) => matching(tree.surveyedAt, condition, (text) => new Date(text)),
    }),
    ...searchConditions(search),
  ];
}

export type CommonFilter = keyof typeof commonColumns;
const isCommon = (name: string): name is CommonFilter => name in commonColumns;

/** The one criterion, where it is one of the most common, or that there is none; undefined for any other. */
export function commonCriterion({
  filters,
  search,
}: TreeCriteria): { filter?: CommonFilter; value: string } | undefined {
  const [only, ...others] = Object.entries(filters);
  if (search || others.length) return undefined;
  if (!only) return { value: '' };
  const [filter, { equals, ...ranges }] = only;
  if (!isCommon(filter) || equals === undefined || Object.keys(ranges).length) return undefined;
  return { filter, value: equals };
}

/** The same criteria for the tally, where it can answer them: status, community, species, land type. */
export function tallyCriteria({ filters, search }: TreeCriteria): TallyCriteria | undefined {
  const { status, group, species, landType, ...others } = filters;
  if (Object.keys(others).length || (search && 'text' in search)) return undefined;
  // Both name species: the tally would need the two lists to meet.
  if (species && search) return undefined;
  const all = [status, group, species, landType];
  if (all.some((one) => one?.gte !== undefined || one?.lte !== undefined)) return undefined;
  if (all.some((one) => one?.equals !== undefined && one.in !== undefined)) return undefined;
  const speciesIds = search ? search.species : numbers(species);
  return {
    ...given('statuses', texts(status)),
    ...given('communities', numbers(group)),
    ...given('species', speciesIds),
    ...given('landTypes', texts(landType)),
  };
}

const texts = (condition: Condition | undefined): string[] | undefined =>
  condition?.in ?? (condition?.equals === undefined ? undefined : [condition.equals]);
const numbers = (condition: Condition | undefined) => texts(condition)?.map(Number);
const given = <K extends string, V>(name: K, value: V | undefined): { [key in K]?: V } =>
  value === undefined ? {} : ({ [name]: value } as { [key in K]: V });

/** Diameters are derived, so they are compared as the circumferences that show as them. */
function diameterConditions(condition: Condition): SQL[] {
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

function searchConditions(search: TreeSearch | undefined): SQL[] {
  if (!search) return [];
  if ('species' in search) return [inArray(tree.speciesId, [...search.species])];
  // Written as the trigram index has it.
  return [
    sql`(lower(${tree.code}) || ' ' || lower(${tree.treeName})) like ${containing(codeLike(search.text))}`,
  ];
}

/** Codes are typed with spaces or dashes, in any case. */
const codeLike = (text: string): string => {
  const lower = text.toLowerCase();
  return looksLikeCode(text) ? lower.replace(/\s+/g, '-') : lower;
};

/** "KB-AU", "kb au 2024" and "000123" are codes; names have no digits. */
export const looksLikeCode = (text: string): boolean => /\d|^kb\b/i.test(text);
