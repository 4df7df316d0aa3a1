import type { DueTally } from './survey-schedule.rules.ts';

/** What a community said of late surveys, or when it was asked; the newest first. */
export type Delay = { reason: string | null; askedOn: string | null; createdAt: Date };

export type Lateness = {
  /** The day after the last one in time, WIB. */
  since: string;
  days: number;
  reason: string | null;
  askedOn: string | null;
};

const dayMs = 86_400_000;

const daysBetween = (from: string, to: string) => Math.round((Date.parse(to) - Date.parse(from)) / dayMs);
const dayAfter = (day: string) => new Date(Date.parse(day) + dayMs).toISOString().slice(0, 10);

/**
 * How late a tree's next survey is, and why; null while it is in time. What was said before the latest survey was about
 * that one.
 * @param today YYYY-MM-DD, WIB
 */
export function lateness(
  { nextSurveyDue, surveyedAt }: { nextSurveyDue: string; surveyedAt: Date },
  delays: readonly Delay[],
  today: string,
): Lateness | null {
  const days = daysBetween(nextSurveyDue, today);
  if (days <= 0) return null;
  const since = delays.filter(({ createdAt }) => createdAt > surveyedAt);
  return {
    since: dayAfter(nextSurveyDue),
    days,
    reason: since.find(({ reason }) => reason !== null)?.reason ?? null,
    askedOn: since.find(({ askedOn }) => askedOn !== null)?.askedOn ?? null,
  };
}

/** How late a community's surveys of trees in term are: how many, and the longest of them; null while none is. */
export function latenessOfMany(
  tallies: readonly DueTally[],
  delays: readonly Delay[],
  today: string,
): (Lateness & { trees: number }) | null {
  const late = tallies.filter((tally) => tally.nextSurveyDue < today);
  const [longest] = late.map((tally) => tally.nextSurveyDue).sort();
  const found = longest && lateness({ nextSurveyDue: longest, surveyedAt: new Date(longest) }, delays, today);
  return found ? { ...found, trees: late.reduce((sum, { trees }) => sum + trees, 0) } : null;
}
