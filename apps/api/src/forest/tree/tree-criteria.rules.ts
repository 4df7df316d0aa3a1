import type { FilterValue } from '../../http/list/index.ts';
import type { TallyCriteria } from '../tally/index.ts';
import type { TreeQuery } from './tree.schemas.ts';

/**
 * What a search text turned out to name: species, those it most likely meant in the order of likeness, or a part of a
 * code or of a tree's own name.
 */
export type TreeSearch = { species: readonly number[]; exact: boolean } | { text: string };
export type TreeCriteria = { filters: TreeQuery['filters']; search: TreeSearch | undefined };

/** What trees are most often narrowed by. */
const commonFilters = ['status', 'group', 'species', 'landType'] as const;
export type CommonFilter = (typeof commonFilters)[number];

const isCommon = (name: string): name is CommonFilter => commonFilters.some((common) => common === name);

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

const texts = (condition: FilterValue | undefined): string[] | undefined =>
  condition?.in ?? (condition?.equals === undefined ? undefined : [condition.equals]);
const numbers = (condition: FilterValue | undefined) => texts(condition)?.map(Number);
const given = <K extends string, V>(name: K, value: V | undefined): { [key in K]?: V } =>
  value === undefined ? {} : ({ [name]: value } as { [key in K]: V });

/** Codes are typed with spaces or dashes, in any case. */
export const codeLike = (text: string): string => {
  const lower = text.toLowerCase();
  return looksLikeCode(text) ? lower.replace(/\s+/g, '-') : lower;
};

/** "KB-AU", "kb au 2024" and "000123" are codes; names have no digits. */
export const looksLikeCode = (text: string): boolean => /\d|^kb\b/i.test(text);
