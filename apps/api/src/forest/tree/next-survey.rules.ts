import type { TreeStatus } from '../../database/schema/index.ts';
import { freshness, nextSurveyFrom } from '../survey/index.ts';

/** The window of a tree's next survey and where today (WIB) stands to it; a withdrawn tree has none. */
export function nextSurveyOf(
  { status, surveyedAt, nextSurveyDue }: { status: TreeStatus; surveyedAt: Date; nextSurveyDue: string },
  today: string,
) {
  if (status === 'inactive') return { freshness: null, nextSurveyFrom: null, nextSurveyDue: null };
  const from = nextSurveyFrom(surveyedAt);
  return { freshness: freshness(from, nextSurveyDue, today), nextSurveyFrom: from, nextSurveyDue };
}
