import { useTranslation } from 'react-i18next';
import type { NextSurvey } from '../next-survey.ts';
import { useFormat } from './use-format.ts';

/**
 * When a survey is due, or since when it is late. Needs the namespace `trees`.
 * @param note what is said below of one that is to come
 */
export function useNextSurveyWords(note: string): (next: NextSurvey) => { title: string; detail: string } {
  const { t } = useTranslation('trees');
  const format = useFormat();
  return ({ from, due, late }) =>
    late
      ? { title: t('lifeLine.wasDue', { date: format.date(due) }), detail: t('lifeLine.late') }
      : {
          title: t('lifeLine.nextWindow', { from: format.month(from), to: format.month(due) }),
          detail: note,
        };
}
