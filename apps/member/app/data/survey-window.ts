import { serviceNow } from '@rimba/api-client';
import { stillAhead } from '@rimba/i18n';
import type { ForestTree } from './wire.ts';

/** What is still ahead of the days in which a tree is visited next. */
export const surveyWindow = ({ from, by, late }: NonNullable<ForestTree['nextSurvey']>) =>
  stillAhead({ from, due: by, late: late !== null }, serviceNow());
