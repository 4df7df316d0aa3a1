import { LRUCache } from 'lru-cache';
import { addMonths, startOfWibDay, wibDate } from '../../clock/wib.ts';

/** The promise: a tree is surveyed every 3 to 6 months. */
export const earliest = 3;
const latest = 6;

/** fresh: inside 3 months; due: the next survey's window is open; late: the promise is broken. */
export type Freshness = 'fresh' | 'due' | 'late';

/** Told of every tree of a page: worked out once a day of survey. */
const expectedFrom = new LRUCache<string, string>({
  max: 1_000,
  memoMethod: (day) => addMonths(day, earliest),
});

/** The first day (WIB) on which the next survey is expected. */
export const nextSurveyFrom = (surveyedAt: Date): string => expectedFrom.memo(wibDate(surveyedAt));

/** The last day (WIB) on which the next survey is in time. */
export const nextSurveyDue = (surveyedAt: Date): string => addMonths(wibDate(surveyedAt), latest);

/** When the survey was, at the earliest, whose next one is due on a day (WIB). */
export const surveyedFor = (due: string): Date => startOfWibDay(addMonths(due, -latest));

/** Whether a tree lives and was not withdrawn: others are promised no survey. */
export const isStanding = ({ condition, status }: { condition: string; status: string }): boolean =>
  condition !== 'dead' && status !== 'inactive';

/** Where today (WIB) stands to the two days above. */
export function freshness(from: string, due: string, today: string): Freshness {
  if (today > due) return 'late';
  return today >= from ? 'due' : 'fresh';
}

/** Trees by the last day on which their next survey is in time. */
export type DueTally = { nextSurveyDue: string; trees: number };
export type Rate = {
  /** 0 to 1; null when nothing can be measured yet. */
  share: number | null;
  /** How many it was measured on. */
  total: number;
};

/** The share of trees whose latest survey is no more than six months old. */
export function onTimeRate(tallies: readonly DueTally[], now: Date): Rate {
  const today = wibDate(now);
  const total = tallies.reduce((sum, { trees }) => sum + trees, 0);
  const onTime = tallies.reduce((sum, tally) => sum + (tally.nextSurveyDue >= today ? tally.trees : 0), 0);
  return { share: total ? onTime / total : null, total };
}
