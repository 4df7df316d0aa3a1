import { useFormat, useTranslation } from '@rimba/i18n/react';
import { GrowthChart, Stack, Text, Timeline, type TimelineEntry } from '@rimba/ui';
import type { Survey, Tree } from '../../../data/wire.ts';
import { Section } from '../../../frame/Section.tsx';
import { Freshness } from './Freshness.tsx';

/** Every survey of the tree: the curve of its height, and the notes of who was there. */
export function LifeLine({ tree }: { tree: Tree }) {
  const { t } = useTranslation('trees');
  const surveys = tree.surveys ?? [];
  const entries = useEntries(tree, surveys);
  return (
    <Section title={t('survey.title')} mark={<Freshness tree={tree} />}>
      {surveys.length === 0 ? (
        <Text tone="muted">{t('survey.empty')}</Text>
      ) : (
        <Stack gap={5}>
          <Growth tree={tree} surveys={surveys} />
          <Timeline label={t('survey.title')} entries={entries} />
        </Stack>
      )}
    </Section>
  );
}

function Growth({ tree, surveys }: { tree: Tree; surveys: readonly Survey[] }) {
  const { t } = useTranslation('trees');
  const format = useFormat();
  const [first, ...rest] = surveys.toReversed().map(({ surveyedAt, height }) => ({
    at: Date.parse(surveyedAt),
    heightM: height,
    value: format.number(height, 2),
    tick: format.monthOfYear(surveyedAt),
  }));
  if (!first) return null;
  const { nextSurveyFrom, nextSurveyDue } = tree;
  return (
    <GrowthChart
      points={[first, ...rest]}
      {...(nextSurveyFrom !== null &&
        nextSurveyDue !== null && {
          next: {
            from: Date.parse(nextSurveyFrom),
            to: Date.parse(nextSurveyDue),
            label: t('lifeLine.nextLabel'),
          },
        })}
      seed={tree.code}
      label={t('survey.chartLabel', { code: tree.code })}
      axisLabel={t('lifeLine.axis')}
      formatHeight={(metres) => format.number(metres, 2)}
      table={{
        summary: t('lifeLine.table'),
        columns: [
          t('fields.surveyedAt'),
          t('fields.height'),
          t('fields.circumference'),
          t('fields.diameter'),
          t('fields.carbon'),
        ],
        rows: surveys.map((survey) => [
          format.shortDate(survey.surveyedAt),
          format.measure(survey.height, 'm'),
          format.measure(survey.circumference, 'cm'),
          format.measure(survey.diameter, 'cm'),
          format.measure(survey.carbonAbsorption, 'kg'),
        ]),
      }}
    />
  );
}

function useEntries(tree: Tree, surveys: readonly Survey[]): TimelineEntry[] {
  const { t } = useTranslation('trees');
  const format = useFormat();
  const { nextSurveyFrom, nextSurveyDue } = tree;
  const expected: TimelineEntry[] =
    nextSurveyFrom === null || nextSurveyDue === null
      ? []
      : [
          {
            id: 'expected',
            kind: 'expected',
            title: t('lifeLine.nextWindow', {
              from: format.month(nextSurveyFrom),
              to: format.month(nextSurveyDue),
            }),
            detail: t('lifeLine.nextNote'),
          },
        ];
  const made = surveys.map((survey, place): TimelineEntry => {
    const sizes = [format.measure(survey.height, 'm'), format.measure(survey.circumference, 'cm')];
    return {
      id: String(survey.id),
      kind: place === 0 ? 'latest' : 'past',
      title: [format.shortDate(survey.surveyedAt), ...sizes].join(' · '),
      ...(survey.notes !== null && { quote: survey.notes }),
      detail: t('survey.by', { surveyor: survey.surveyor }),
    };
  });
  const planted: TimelineEntry = {
    id: 'planted',
    kind: 'first',
    title: t('lifeLine.planted', { date: format.shortDate(tree.plantedAt) }),
  };
  return [...expected, ...made, planted];
}
