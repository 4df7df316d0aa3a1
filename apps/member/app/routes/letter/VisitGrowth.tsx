import { useFormat, useTranslation } from '@rimba/i18n/react';
import { GrowthChart, Heading, Stack, Text } from '@rimba/ui';
import type { LetterVisit } from '../../data/wire.ts';
import * as styles from './letter.css.ts';

/** What a tree has put on since the visit before and since the first day, and how high it stood each time. */
export function VisitGrowth({ visit }: { visit: LetterVisit }) {
  const { t } = useTranslation('letters');
  const { grown, grownLately, first, before } = visit;
  const isSame = first?.id === before?.id;
  return (
    <Stack as="section" gap={3}>
      <Heading level={2} size="h3">
        {t('visit.grew')}
      </Heading>
      {grown || grownLately ? (
        <dl className={styles.figures}>
          {grownLately && before && (
            <Figure metres={grownLately.height} since={before.surveyedAt} word="sinceLast" />
          )}
          {grown && first && !isSame && (
            <Figure metres={grown.height} since={first.surveyedAt} word="sinceFirst" />
          )}
        </dl>
      ) : (
        <Text tone="muted">{t('visit.noGrowth')}</Text>
      )}
      <Heights visit={visit} />
    </Stack>
  );
}

interface FigureProps {
  metres: number;
  since: string;
  word: 'sinceLast' | 'sinceFirst';
}

function Figure({ metres, since, word }: FigureProps) {
  const { t } = useTranslation('letters');
  const format = useFormat();
  const sign = metres > 0 ? '+' : metres < 0 ? '−' : '';
  return (
    <div className={styles.figure}>
      <Text as="dt" variant="small" tone="muted">
        {t(`visit.${word}`, { date: format.date(since) })}
      </Text>
      <Text as="dd" variant="figure">
        {sign}
        {format.measure(Math.round(Math.abs(metres) * 100), 'cm')}
      </Text>
    </div>
  );
}

function Heights({ visit: { tree, heights, nextSurvey } }: { visit: LetterVisit }) {
  const { t } = useTranslation(['letters', 'trees']);
  const format = useFormat();
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
      {...(nextSurvey && {
        next: {
          from: Date.parse(nextSurvey.from),
          to: Date.parse(nextSurvey.by),
          label: t('trees:lifeLine.nextLabel'),
        },
      })}
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
        columns: [t('letters:visit.day'), t('letters:visit.height')],
        rows: heights.map(({ surveyedAt, height }) => [
          format.date(surveyedAt),
          `${format.number(height, 2)} m`,
        ]),
      }}
    />
  );
}
