import { dayMs } from '../../clock/day.ts';
import { wibDate } from '../../clock/wib.ts';
import { type DueTally, nextSurveyFrom, surveyedFor } from './survey-schedule.rules.ts';

/** What a community said of late surveys, or when it was asked; the newest first. */
export type Delay = { reason: string | null; askedOn: string | null; createdAt: Date };

export type Lateness = {
  /** The day after the last one in time, WIB. */
  since: string;
  days: number;
  reason: string | null;
  /** The day the reason was given, WIB. */
  saidOn?: string;
  askedOn: string | null;
};

/** The longest of what several trees are late by, and how many are. */
export type LateSurveys = Lateness & { trees: number };

const daysBetween = (from: string, to: string) => Math.round((Date.parse(to) - Date.parse(from)) / dayMs);
const dayAfter = (day: string) => new Date(Date.parse(day) + dayMs).toISOString().slice(0, 10);

/**
 * How late a tree's next survey is, and why; null while it is in time. What was said before that survey was expected was
 * about another.
 * @param today YYYY-MM-DD, WIB
 */
export function lateness(
  { nextSurveyDue, surveyedAt }: { nextSurveyDue: string; surveyedAt: Date },
  delays: readonly Delay[],
  today: string,
): Lateness | null {
  const days = daysBetween(nextSurveyDue, today);
  if (days <= 0) return null;
  const expectedFrom = nextSurveyFrom(surveyedAt);
  const since = delays.filter(({ createdAt }) => wibDate(createdAt) >= expectedFrom);
  const word = since.find(({ reason }) => reason !== null);
  return {
    since: dayAfter(nextSurveyDue),
    days,
    reason: word?.reason ?? null,
    ...(word && { saidOn: wibDate(word.createdAt) }),
    askedOn: since.find(({ askedOn }) => askedOn !== null)?.askedOn ?? null,
  };
}

/** The longest of some trees' lateness, and of how many; null while all are in time. */
export function longestLateness(trees: readonly (Lateness | null)[]): LateSurveys | null {
  const late = trees.filter((one) => one !== null).sort((one, other) => other.days - one.days);
  return late[0] ? { ...late[0], trees: late.length } : null;
}

/** How late a community's surveys of trees in term are; null while none is. */
export function latenessOfMany(
  tallies: readonly DueTally[],
  delays: readonly Delay[],
  today: string,
): LateSurveys | null {
  const late = tallies.filter((tally) => tally.nextSurveyDue < today);
  const [longest] = late.map((tally) => tally.nextSurveyDue).sort();
  const found =
    longest && lateness({ nextSurveyDue: longest, surveyedAt: surveyedFor(longest) }, delays, today);
  return found ? { ...found, trees: late.reduce((sum, { trees }) => sum + trees, 0) } : null;
}
