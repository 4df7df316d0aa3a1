import { dayOf } from './format/times.ts';

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

/** The window in which a tree is surveyed next, and whether it has gone by; undefined for a tree that will not be. */
export function nextSurvey(tree: Surveyed): NextSurvey | undefined {
  const { nextSurveyFrom: from, nextSurveyDue: due } = tree;
  if (from === null || due === null || tree.condition === 'dead') return undefined;
  return { from, due, late: tree.freshness === 'late' };
}

/**
 * When the first news of a tree comes to whom adopts it: with its next survey, by whose last day lateness is told too.
 * @param adoptedAt a moment, ISO 8601; what of the window lies before its day is nobody's to wait for
 */
export function firstNews(tree: Surveyed, adoptedAt: string): NextSurvey | undefined {
  const next = nextSurvey(tree);
  const day = dayOf(adoptedAt);
  return next && next.from < day ? { ...next, from: day } : next;
}
