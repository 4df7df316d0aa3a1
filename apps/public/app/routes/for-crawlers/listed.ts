import type { TreePageQuery } from '@rimba/api-client/react-query';

/** Places a sitemap has, each in two languages: far below what a crawler takes in one file. */
export const placesAPart = 5_000;

/** The trees that stand on the open shelf, now or when their term ends. */
export const shelved = {
  filter: { status: { in: ['ready_to_adopt', 'pending', 'adopted'] } },
  sortBy: 'id',
  order: 'asc',
} as const satisfies TreePageQuery;

/** Oldest first, so that a note stays in its part when others are written. */
export const notes = { sortBy: 'date', order: 'asc' } as const;
