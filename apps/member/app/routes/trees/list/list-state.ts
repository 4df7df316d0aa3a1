import { type LandType, landTypes, type TreeStatus, treeStatuses } from '../../../trees/tree-words.ts';

/** The orders that the list offers, by the name they have in the address. */
export const sortings = {
  newest: { by: 'surveyedAt', order: 'desc' },
  name: { by: 'treeName', order: 'asc' },
  tallest: { by: 'height', order: 'desc' },
  thickest: { by: 'diameter', order: 'desc' },
  carbon: { by: 'carbonAbsorption', order: 'desc' },
  code: { by: 'code', order: 'asc' },
} as const;

export type Sorting = keyof typeof sortings;

/** What the list shows. It lives in the address, so that a link, a reload and the way back show the same. */
export interface TreeListState {
  readonly search: string;
  readonly sorting: Sorting;
  /** None means any. */
  readonly status: readonly TreeStatus[];
  readonly landType: LandType | undefined;
  /** Id of a community group. */
  readonly group: number | undefined;
}

/** Reads an address; what it does not know counts as not said. */
export function readListState(params: URLSearchParams): TreeListState {
  const status = (params.get('status') ?? '').split(',');
  const group = Number(params.get('group') ?? Number.NaN);
  return {
    search: params.get('search') ?? '',
    sorting: known(Object.keys(sortings) as Sorting[], params.get('sort')) ?? 'newest',
    status: treeStatuses.filter((each) => status.includes(each)),
    landType: known(landTypes, params.get('landType')),
    group: Number.isInteger(group) && group > 0 ? group : undefined,
  };
}

/** Writes the address, without what is as it would be anyway. */
export function writeListState({ search, sorting, status, landType, group }: TreeListState): URLSearchParams {
  const params = new URLSearchParams();
  if (search !== '') params.set('search', search);
  if (sorting !== 'newest') params.set('sort', sorting);
  if (status.length > 0) params.set('status', status.join(','));
  if (landType !== undefined) params.set('landType', landType);
  if (group !== undefined) params.set('group', String(group));
  return params;
}

/** How many filters narrow the list, the search and the land type's own row apart. */
export const filterCount = ({ status, group }: TreeListState): number =>
  (status.length > 0 ? 1 : 0) + (group === undefined ? 0 : 1);

function known<Value extends string>(values: readonly Value[], value: string | null): Value | undefined {
  return values.find((each) => each === value);
}
