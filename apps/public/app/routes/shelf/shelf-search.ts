import type { TreePageQuery } from '@rimba/api-client/react-query';
import { readIsGift, readTreeIds } from '@rimba/checkout/tree-choice';
import { shortestSearch } from '@rimba/forms';
import { type LandType, landTypes } from '@rimba/i18n';
import { queryOf, wholeNumber } from '@rimba/paths';

/** The orders that the shelf offers, by the name they have in the address. */
export const orders = {
  newest: { sortBy: 'surveyedAt', order: 'desc' },
  tallest: { sortBy: 'height', order: 'desc' },
  shortest: { sortBy: 'height', order: 'asc' },
} as const;
export type Order = keyof typeof orders;

/** Heights are shown to the centimetre: what is half of one above an end still shows as that end. */
const shownAs = (metres: number): number => metres + 0.005;

/** Heights in metres, both ends in it, by the name they have in the address; the last are above its end. */
export const heights = {
  '0-2': { lte: shownAs(2) },
  '2-5': { gte: 2, lte: shownAs(5) },
  '5-10': { gte: 5, lte: shownAs(10) },
  '10-': { gte: shownAs(10) },
} as const;
export type Height = keyof typeof heights;

/** What the address asks of the shelf. */
export interface ShelfSearch {
  readonly words: string;
  readonly species: number | undefined;
  readonly community: number | undefined;
  readonly height: Height | undefined;
  readonly land: LandType | undefined;
  readonly sort: Order;
  /** From 1. */
  readonly page: number;
  /** Trees that wait at the checkout for another beside them. */
  readonly chosen: readonly number[];
  /** The tree that is looked for is for somebody else. */
  readonly isGift: boolean;
}

export function readShelfSearch(params: URLSearchParams): ShelfSearch {
  const words = (params.get('q') ?? '').trim().slice(0, 100);
  return {
    words: words.length < shortestSearch ? '' : words,
    species: wholeNumber(params.get('species')),
    community: wholeNumber(params.get('group')),
    height: nameIn(heights, params.get('height')),
    land: landTypes.find((land) => land === params.get('land')),
    sort: nameIn(orders, params.get('sort')) ?? 'newest',
    page: wholeNumber(params.get('page'), 9_999_999) ?? 1,
    chosen: readTreeIds(params),
    isGift: readIsGift(params),
  };
}

/** What differs from the whole shelf, as it stands behind the address; a part that is not written does not compile. */
export function writeShelfSearch(search: ShelfSearch): string {
  const { words, species, community, height, land, sort, page, chosen, isGift } = search;
  const params = queryOf({
    words: { q: words },
    species: { species },
    community: { group: community },
    height: { height },
    land: { land },
    sort: { sort: sort === 'newest' ? undefined : sort },
    page: { page: page === 1 ? undefined : page },
    chosen: { trees: chosen.join(',') },
    isGift: { gift: isGift ? 1 : undefined },
  } satisfies Record<keyof ShelfSearch, Record<string, string | number | undefined>>);
  return params.size === 0 ? '' : `?${params}`;
}

/** What narrows the shelf, where nothing does. */
export const noFilters = {
  words: '',
  species: undefined,
  community: undefined,
  height: undefined,
  land: undefined,
} as const satisfies Partial<ShelfSearch>;
export type ShelfFilter = keyof typeof noFilters;

/** The whole shelf in the same order, for the same trees at the checkout. */
export const withoutFilters = (search: ShelfSearch): ShelfSearch => ({ ...search, ...noFilters, page: 1 });

/** The same search as the service is asked it; a filter that it is not asked for does not compile. */
export function treesAsked({ words, species, community, height, land, sort }: ShelfSearch): TreePageQuery {
  const filters = {
    species: { species },
    community: { group: community },
    height: height && { height: heights[height] },
    land: { landType: land },
  } satisfies Record<Exclude<ShelfFilter, 'words'>, TreePageQuery['filter']>;
  return {
    ...orders[sort],
    ...(words !== '' && { search: words }),
    filter: Object.assign({}, ...Object.values(filters)),
  };
}

function nameIn<Name extends string>(table: Record<Name, unknown>, text: string | null): Name | undefined {
  return text !== null && Object.hasOwn(table, text) ? (text as Name) : undefined;
}
