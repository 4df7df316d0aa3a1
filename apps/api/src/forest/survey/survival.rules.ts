import { addMonths, wibDate } from '../../clock/wib.ts';
import type { Condition, FirstYearOutcome } from '../../database/schema/index.ts';
import type { Rate } from './survey-schedule.rules.ts';

/** "About a year": patrols come every 3 to 6 months, so the survey nearest the anniversary lies within these. */
const aboutAYear = { from: 10, to: 14 };

/**
 * Whether a tree lived through its first year. A tree found dead by then counts as dead although no survey
 * follows; one found alive later lived; one not seen about its anniversary is not judged.
 * @param recordedAt when the tree entered the records, in general the day it was planted; YYYY-MM-DD, WIB
 */
export function firstYearOutcome(
  recordedAt: string,
  surveys: readonly { surveyedAt: Date; condition: Condition }[],
): FirstYearOutcome | null {
  const from = addMonths(recordedAt, aboutAYear.from);
  const to = addMonths(recordedAt, aboutAYear.to);
  const seen = surveys.map(({ surveyedAt, condition }) => ({ day: wibDate(surveyedAt), condition }));
  if (seen.some(({ day, condition }) => condition === 'dead' && day <= to)) return 'dead';
  return seen.some(({ day, condition }) => condition !== 'dead' && day >= from) ? 'alive' : null;
}

export type OutcomeTally = { outcome: FirstYearOutcome | null; trees: number };

/** Of all trees judged about a year after being recorded, the share still alive. */
export function survivalRate(tallies: readonly OutcomeTally[]): Rate {
  const count = (outcome: FirstYearOutcome) =>
    tallies.reduce((sum, tally) => sum + (tally.outcome === outcome ? tally.trees : 0), 0);
  const alive = count('alive');
  const total = alive + count('dead');
  return { share: total ? alive / total : null, total };
}
