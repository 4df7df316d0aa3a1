import { firstNews } from '@rimba/i18n';
import { useFormat, useNextSurveyWords, useTranslation } from '@rimba/i18n/react';
import { GrowthChart, Heading, LineChart, Stack, Text } from '@rimba/ui';
import type { Survey, Tree } from '../../../data/wire.ts';
import { useNow } from '../../../frame/SentPage.tsx';

interface ChartsProps {
  tree: Tree;
  /** Those that measured it, the latest first. */
  surveys: readonly Survey[];
}

/** A tree's growth and what it holds, survey by survey. Loaded when the reader comes near. */
export default function Charts({ tree, surveys }: ChartsProps) {
  const { t } = useTranslation('trees');
  return (
    <Stack gap={5}>
      <Stack gap={3}>
        <Heading level={3} size="h4">
          {t('survey.chartTitle')}
        </Heading>
        <Height tree={tree} surveys={surveys} />
      </Stack>
      <Stack gap={3}>
        <Heading level={3} size="h4">
          {t('survey.carbonTitle')}
        </Heading>
        <Carbon tree={tree} surveys={surveys} />
        <Text variant="small" tone="muted">
          {t('carbon.yearly')}
        </Text>
      </Stack>
    </Stack>
  );
}

function Height({ tree, surveys }: ChartsProps) {
  const { t } = useTranslation('trees');
  const format = useFormat();
  const words = useNextSurveyWords();
  const next = firstNews(tree, useNow());
  const band = next && words.band(next);
  const [first, ...rest] = surveys.toReversed().map(({ surveyedAt, height, condition }) => ({
    at: Date.parse(surveyedAt),
    heightM: height,
    value: format.number(height, 2),
    tick: format.monthOfYear(surveyedAt),
    dead: condition === 'dead',
  }));
  if (!first) return null;
  return (
    <GrowthChart
      points={[first, ...rest]}
      {...(band && { next: band })}
      seed={tree.code}
      label={t('survey.chartLabel', { code: tree.code })}
      axisLabel={t('lifeLine.axis')}
      formatHeight={(metres) => format.number(metres, 2)}
      table={{
        summary: t('lifeLine.table'),
        hide: t('lifeLine.hideTable'),
        columns: [
          t('fields.surveyedAt'),
          t('fields.height'),
          t('fields.circumference'),
          t('fields.diameter'),
        ],
        rows: surveys.map((survey) => [
          format.shortDate(survey.surveyedAt),
          format.measure(survey.height, 'm'),
          format.girth(survey),
          format.measure(survey.diameter, 'cm'),
        ]),
      }}
    />
  );
}

function Carbon({ tree, surveys }: ChartsProps) {
  const { t } = useTranslation('trees');
  const format = useFormat();
  return (
    <LineChart
      area
      label={t('survey.carbonLabel', { code: tree.code })}
      points={surveys.toReversed().map(({ surveyedAt, carbonAbsorption }) => ({
        label: format.shortDate(surveyedAt),
        value: carbonAbsorption,
        valueText: format.measure(carbonAbsorption, 'kg'),
      }))}
      twin={{
        summary: t('lifeLine.table'),
        hide: t('lifeLine.hideTable'),
        columns: [t('fields.surveyedAt'), t('fields.carbon')],
      }}
    />
  );
}
