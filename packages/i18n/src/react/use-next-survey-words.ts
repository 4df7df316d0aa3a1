import { useTranslation } from 'react-i18next';
import type { NextSurvey } from '../next-survey.ts';
import { useFormat } from './use-format.ts';

/** How the window of a tree's next survey is said. Needs the namespace `trees`. */
export function useNextSurveyWords() {
  const { t } = useTranslation('trees');
  const format = useFormat();
  return {
    /**
     * When a survey is due, or since when it is late, for a line of life.
     * @param note what is said below of one that is to come
     */
    entry({ from, due, late }: NextSurvey, note: string): { title: string; detail: string } {
      if (late)
        return { title: t('lifeLine.wasDue', { date: format.date(due) }), detail: t('lifeLine.late') };
      const [first, last] = [format.month(from), format.month(due)];
      return {
        title: first === last ? last : t('lifeLine.nextWindow', { from: first, to: last }),
        detail: note,
      };
    },

    /** The window as a band of a chart, in epoch milliseconds; undefined for one that has gone by. */
    band({ from, due, late }: NextSurvey): { from: number; to: number; label: string } | undefined {
      if (late) return undefined;
      const [first, last] = [format.monthOfYear(from), format.monthOfYear(due)];
      return {
        from: Date.parse(from),
        to: Date.parse(due),
        label: t('lifeLine.nextLabel', { months: first === last ? last : `${first}–${last}` }),
      };
    },
  };
}
