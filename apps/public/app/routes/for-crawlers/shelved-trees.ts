import type { TreePageQuery } from '@rimba/api-client';

/** Trees a sitemap has, each in two languages: far below what a crawler takes in one file. */
export const treesAPart = 5_000;

/** The trees that stand on the open shelf, now or when their term ends. */
export const shelved = {
  filter: { status: { in: ['ready_to_adopt', 'pending', 'adopted'] } },
  sortBy: 'id',
  order: 'asc',
} as const satisfies TreePageQuery;
