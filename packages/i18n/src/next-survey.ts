import { dayOf, type Instant } from './format/times.ts';

interface Surveyed {
  /** Days, YYYY-MM-DD; null for a tree that nobody surveys any more. */
  readonly nextSurveyFrom: string | null;
  readonly nextSurveyDue: string | null;
  readonly condition: string;
  readonly freshness: string | null;
}

export interface NextSurvey {
  /** Days, YYYY-MM-DD. */
  readonly from: string;
  readonly due: string;
  readonly late: boolean;
}

/**
 * When the next news of a tree comes to whom waits for it: with its next survey, by whose last day lateness is told too.
 * Undefined for a tree that nobody surveys any more.
 * @param since today, or when the tree was adopted; what of the window lies before that day is nobody's to wait for
 */
export function firstNews(tree: Surveyed, since: Instant): NextSurvey | undefined {
  const { nextSurveyFrom: from, nextSurveyDue: due, condition, freshness } = tree;
  if (from === null || due === null || condition === 'dead') return undefined;
  return stillAhead({ from, due, late: freshness === 'late' }, since);
}

/** What of a window is left from the day of a moment on; all of one that has gone by. */
export function stillAhead(next: NextSurvey, since: Instant): NextSurvey {
  const day = dayOf(since);
  return next.from < day && day <= next.due ? { ...next, from: day } : next;
}
