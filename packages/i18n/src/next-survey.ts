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
