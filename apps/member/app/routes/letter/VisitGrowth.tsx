import { useFormat, useNextSurveyWords, useTranslation } from '@rimba/i18n/react';
import { GrowthChart, Heading, Stack, Text } from '@rimba/ui';
import { surveyWindow } from '../../data/survey-window.ts';
import type { LetterVisit } from '../../data/wire.ts';
import { FigureList } from '../../frame/FigureList.tsx';

/** What a tree has put on since the visit before and since the first day, and how high it stood each time. */
export function VisitGrowth({ visit }: { visit: LetterVisit }) {
  const { t } = useTranslation('letters');
  const format = useFormat();
  const { grown, grownLately, first, before } = visit;
  const isSame = first?.id === before?.id;
  const figure = (since: 'sinceLast' | 'sinceFirst', metres: number, day: string) => ({
    value: format.growth(metres),
    label: t(`visit.${since}`, { date: format.date(day) }),
  });
  return (
    <Stack as="section" gap={3}>
      <Heading level={2} size="h3">
        {t('visit.grew')}
      </Heading>
      {grown || grownLately ? (
        <FigureList
          figures={[
            ...(grownLately && before ? [figure('sinceLast', grownLately.height, before.surveyedAt)] : []),
            ...(grown && first && !isSame ? [figure('sinceFirst', grown.height, first.surveyedAt)] : []),
          ]}
        />
      ) : (
        <Text tone="muted">{t('visit.noGrowth')}</Text>
      )}
      <Heights visit={visit} />
    </Stack>
  );
}

function Heights({ visit: { tree, heights, nextSurvey } }: { visit: LetterVisit }) {
  const { t } = useTranslation(['letters', 'trees']);
  const format = useFormat();
  const words = useNextSurveyWords();
  const band = nextSurvey && words.band(surveyWindow(nextSurvey));
  const [first, ...rest] = heights.map(({ surveyedAt, height }) => ({
    at: Date.parse(surveyedAt),
    heightM: height,
    value: format.number(height, 2),
    tick: format.monthOfYear(surveyedAt),
  }));
  const last = heights.at(-1);
  if (!first || !last || rest.length === 0) return null;
  return (
    <GrowthChart
      points={[first, ...rest]}
      {...(band && { next: band })}
      seed={tree.code}
      label={t('letters:visit.chart', {
        name: tree.treeName,
        from: format.measure(first.heightM, 'm'),
        to: format.measure(last.height, 'm'),
      })}
      axisLabel={t('trees:lifeLine.axis')}
      formatHeight={(metres) => format.number(metres, 2)}
      table={{
        summary: t('letters:visit.table'),
        hide: t('trees:lifeLine.hideTable'),
        columns: [t('letters:visit.day'), t('letters:visit.height')],
        rows: heights.map(({ surveyedAt, height }) => [format.date(surveyedAt), format.measure(height, 'm')]),
      }}
    />
  );
}
