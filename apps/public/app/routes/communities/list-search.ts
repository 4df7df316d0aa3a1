import { shortestSearch } from '@rimba/forms';

/** The orders that the list offers, by the name they have in the address. */
export const orders = {
  name: { by: 'name', order: 'asc' },
  trees: { by: 'treeCount', order: 'desc' },
  newest: { by: 'newest', order: 'desc' },
} as const;

export interface ListSearch {
  readonly words: string;
  readonly sort: keyof typeof orders;
  readonly page: number;
}

export function readListSearch(params: URLSearchParams): ListSearch {
  const words = (params.get('q') ?? '').trim().slice(0, 100);
  const sort = params.get('sort') ?? '';
  const page = Number(params.get('page'));
  return {
    words: words.length < shortestSearch ? '' : words,
    sort: isOrder(sort) ? sort : 'name',
    page: Number.isInteger(page) && page > 0 ? page : 1,
  };
}

/** What differs from the plain list, as it stands behind the address. */
export function writeListSearch({ words, sort, page }: ListSearch): string {
  const params = new URLSearchParams({
    ...(words !== '' && { q: words }),
    ...(sort !== 'name' && { sort }),
    ...(page > 1 && { page: String(page) }),
  });
  return params.size === 0 ? '' : `?${params}`;
}

const isOrder = (value: string): value is keyof typeof orders => Object.hasOwn(orders, value);
