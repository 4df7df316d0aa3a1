import type { Purpose } from '../database/schema/index.ts';

/** What adoption money is for, in the order it is told in, and whether a group gets it. */
const rows = {
  patrol: { toGroup: true },
  care: { toGroup: true },
  replanting: { toGroup: true },
  gear: { toGroup: true },
  data: { toGroup: false },
  books: { toGroup: false },
} as const satisfies Record<Purpose, { toGroup: boolean }>;

export const purposes = Object.keys(rows) as Purpose[];
export const goesToGroup = (purpose: Purpose): boolean => rows[purpose].toGroup;
