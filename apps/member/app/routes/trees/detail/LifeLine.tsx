import { firstNews, measuredSurveys, notesLanguage } from '@rimba/i18n';
import { useFormat, useNextSurveyWords, useTranslation } from '@rimba/i18n/react';
import { late, Section } from '@rimba/shell';
import { NotesLanguage } from '@rimba/tree';
import { Banner, Skeleton, Stack, Text, Timeline, type TimelineEntry } from '@rimba/ui';
import { useDeferredValue } from 'react';
import type { Survey, Tree } from '../../../data/wire.ts';
import { useNow } from '../../../frame/SentPage.tsx';
import { WhenNear } from '../../../frame/WhenNear.tsx';
import { useOwnTree } from '../../../trees/use-forest.ts';
import { Freshness } from './Freshness.tsx';
import { growthSince } from './growth.ts';

const Charts = late(() => import('./Charts.tsx'));

/** Every survey of the tree: the curves of its figures, and the notes of who was there. */
export function LifeLine({ tree }: { tree: Tree }) {
  const { t } = useTranslation('trees');
  const format = useFormat();
  const surveys = tree.surveys ?? [];
  const entries = useEntries(tree, surveys);
  return (
    <Section title={t('survey.title')} mark={<Freshness tree={tree} />}>
      {surveys.length === 0 ? (
        <Text tone="muted">{t('survey.empty')}</Text>
      ) : (
        <Stack gap={5}>
          {tree.freshness === 'late' && (
            <Banner>{t('survey.late', { date: format.date(tree.surveyedAt) })}</Banner>
          )}
          <WhenNear meanwhile={<Skeleton shape="tall" />}>
            <Charts tree={tree} surveys={measuredSurveys(surveys)} />
          </WhenNear>
          <Stack gap={3}>
            <Text tone="muted">{t('survey.lead')}</Text>
            <Timeline label={t('survey.title')} entries={entries} />
            {entries.some(({ quote }) => quote !== undefined) && <NotesLanguage />}
          </Stack>
        </Stack>
      )}
    </Section>
  );
}

function useEntries(tree: Tree, surveys: readonly Survey[]): TimelineEntry[] {
  const { t } = useTranslation('trees');
  const format = useFormat();
  const change = useChange();
  const words = useNextSurveyWords();
  const next = firstNews(tree, useNow());
  // This part comes to life after the reader's forest may have come, and has to begin as it was sent.
  const lateness = useDeferredValue(useOwnTree(tree.id)?.nextSurvey?.late, null);
  // Home says the same of it.
  const lateWords = lateness && {
    detail: `${t('lifeLine.lateBy', { count: lateness.days })} ${t('lifeLine.late')}`,
    ...(lateness.reason !== null && { quote: lateness.reason, quoteLang: notesLanguage }),
  };
  const measured = new Set(measuredSurveys(surveys));
  const made = surveys.map((survey, place): TimelineEntry => {
    const date = format.shortDate(survey.surveyedAt);
    const sizes = measured.has(survey) ? [format.measure(survey.height, 'm'), format.girth(survey)] : [];
    return {
      id: String(survey.id),
      kind: place === 0 ? 'latest' : 'past',
      title: [survey.condition === 'dead' ? t('lifeLine.died', { date }) : date, ...sizes].join(' · '),
      ...(survey.notes !== null && { quote: survey.notes, quoteLang: notesLanguage }),
      detail: [
        t('survey.by', { surveyor: survey.surveyor }),
        ...(measured.has(survey) ? [change(surveys[place + 1], survey)] : []),
      ]
        .filter(Boolean)
        .join('. '),
    };
  });
  const planted: TimelineEntry = {
    id: 'planted',
    kind: 'first',
    title: t('lifeLine.planted', { date: format.shortDate(tree.plantedAt) }),
  };
  const expected: TimelineEntry[] = next
    ? [{ id: 'expected', kind: 'expected', ...words.entry(next, t('lifeLine.nextNote')), ...lateWords }]
    : [];
  return [...expected, ...made, planted];
}

/** A sentence about what has changed since the survey before. */
function useChange(): (before: Survey | undefined, survey: Survey) => string {
  const { t } = useTranslation('trees');
  const format = useFormat();
  return (before, survey) => {
    if (!before) return t('survey.first');
    const growth = growthSince(before, survey);
    if (!growth) return '';
    const { circumferenceCm, heightM } = growth;
    if (circumferenceCm === undefined) return t('survey.nowAtBreast', { height: format.number(heightM, 2) });
    if (circumferenceCm === 0 && heightM === 0) return t('survey.unchanged');
    return t('survey.growth', {
      circumference: format.number(circumferenceCm, 1),
      height: format.number(heightM, 2),
    });
  };
}
