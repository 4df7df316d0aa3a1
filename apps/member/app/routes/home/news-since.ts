import { dayMs, dayOf } from '@rimba/i18n';
import type { ForestTree } from '../../data/wire.ts';

const freshMs = 90 * dayMs;

/** The day that news begins with: of the last months, and from one's first day with any tree on; `2027-03-03`. */
export const newsSince = (trees: readonly Pick<ForestTree, 'firstDay'>[], now: number): string => {
  const joined = trees.map(({ firstDay }) => Date.parse(firstDay));
  return dayOf(Math.max(now - freshMs, Math.min(now, ...joined)));
};
