import { readTreeIds } from '@rimba/checkout/tree-choice';
import { type LandType, landTypes, type TreeStatus, treeStatuses } from '@rimba/i18n';
import { queryOf } from '@rimba/paths';
import { anySize, isOpen, readRange, type SizeRanges, sizes, writeRange } from './list-sizes.ts';

/** The orders that the list offers, by the name they have in the address. */
export const sortings = {
  ready: { by: 'availability', order: 'asc' },
  newest: { by: 'surveyedAt', order: 'desc' },
  name: { by: 'treeName', order: 'asc' },
  tallest: { by: 'height', order: 'desc' },
  thickest: { by: 'diameter', order: 'desc' },
  carbon: { by: 'carbonAbsorption', order: 'desc' },
  code: { by: 'code', order: 'asc' },
} as const;

export type Sorting = keyof typeof sortings;
const usualSorting: Sorting = 'ready';

/** What the list shows. It lives in the address, so that a link, a reload and the way back show the same. */
export interface TreeListState {
  readonly search: string;
  readonly sorting: Sorting;
  /** None means any. */
  readonly status: readonly TreeStatus[];
  readonly landType: LandType | undefined;
  /** Id of a community. */
  readonly community: number | undefined;
  readonly sizes: SizeRanges;
  /** Sheets, or lines to compare. */
  readonly view: 'grid' | 'list';
  /** Trees that wait at the checkout for another beside them. */
  readonly chosen: readonly number[];
}

/** Nothing narrows the list; what is searched for stays. */
export const noNarrowing = {
  status: [],
  landType: undefined,
  community: undefined,
  sizes: anySize,
} as const satisfies Omit<TreeListState, 'search' | 'sorting' | 'view' | 'chosen'>;
export type Narrowing = keyof typeof noNarrowing;

/** Nothing asked for: what a list without filters is. */
export const noFilters = { search: '', ...noNarrowing } as const;

/** Reads an address; what it does not know counts as not said. */
export function readListState(params: URLSearchParams): TreeListState {
  const status = (params.get('status') ?? '').split(',');
  const community = Number(params.get('group') ?? Number.NaN);
  return {
    search: params.get('search') ?? '',
    sorting: known(Object.keys(sortings) as Sorting[], params.get('sort')) ?? usualSorting,
    status: treeStatuses.filter((each) => status.includes(each)),
    landType: known(landTypes, params.get('landType')),
    community: Number.isInteger(community) && community > 0 ? community : undefined,
    sizes: {
      height: readRange(params.get('height')),
      diameter: readRange(params.get('diameter')),
      carbonAbsorption: readRange(params.get('carbonAbsorption')),
    },
    view: params.get('layout') === 'list' ? 'list' : 'grid',
    chosen: readTreeIds(params),
  };
}

/** Writes the address, without what is as it would be anyway; a part that is not written does not compile. */
export function writeListState(state: TreeListState): URLSearchParams {
  const { search, sorting, status, landType, community, view, chosen } = state;
  const narrowed = sizes.filter((size) => !isOpen(state.sizes[size]));
  return queryOf({
    search: { search },
    sorting: { sort: sorting === usualSorting ? undefined : sorting },
    status: { status: status.join(',') },
    landType: { landType },
    community: { group: community },
    sizes: Object.fromEntries(narrowed.map((size) => [size, writeRange(state.sizes[size])])),
    view: { layout: view === 'grid' ? undefined : view },
    chosen: { trees: chosen.join(',') },
  } satisfies Record<keyof TreeListState, Record<string, string | number | undefined>>);
}

/** How many filters narrow the list, the search apart. */
export function filterCount({ status, landType, community, sizes: ranges }: TreeListState): number {
  const counts = {
    status: status.length > 0 ? 1 : 0,
    landType: landType === undefined ? 0 : 1,
    community: community === undefined ? 0 : 1,
    sizes: sizes.filter((size) => !isOpen(ranges[size])).length,
  } satisfies Record<Narrowing, number>;
  return Object.values(counts).reduce((sum, count) => sum + count, 0);
}

function known<Value extends string>(values: readonly Value[], value: string | null): Value | undefined {
  return values.find((each) => each === value);
}
