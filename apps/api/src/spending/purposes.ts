import type { Purpose } from '../database/schema/index.ts';

/** What adoption money is for, in the order it is told in, and whether a community gets it. */
const rows = {
  patrol: { toCommunity: true },
  care: { toCommunity: true },
  replanting: { toCommunity: true },
  gear: { toCommunity: true },
  data: { toCommunity: false },
  books: { toCommunity: false },
} as const satisfies Record<Purpose, { toCommunity: boolean }>;

export const purposes = Object.keys(rows) as Purpose[];
export const goesToCommunity = (purpose: Purpose): boolean => rows[purpose].toCommunity;
