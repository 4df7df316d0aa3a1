import { useFormat, useTranslation } from '@rimba/i18n/react';
import { Stack, Text } from '@rimba/ui';
import type { YearReview } from '../../data/wire.ts';
import { FigureList } from '../../frame/FigureList.tsx';

/** The year in up to four figures; what nobody measured is left out, and carbon never stands without its meaning. */
export function Figures({
  review: { grown, visits, carbon, replacements, hasEnded, trees },
}: {
  review: YearReview;
}) {
  const { t } = useTranslation('year');
  const format = useFormat();
  const figures = [
    ...(grown === null ? [] : [{ value: format.growth(grown), label: t('grown') }]),
    ...(visits === 0 ? [] : [{ value: format.number(visits), label: t('visits', { count: visits }) }]),
    ...(carbon === null ? [] : [{ value: format.measure(carbon, 'kg'), label: t('carbon') }]),
    ...(replacements === 0
      ? []
      : [{ value: format.number(replacements), label: t('replacements', { count: replacements }) }]),
  ];
  // Of nothing but gifts all are summed.
  const someAccepted = trees.some(({ accepted }) => accepted) && !trees.every(({ accepted }) => accepted);
  return (
    <Stack gap={3}>
      {visits === 0 && <Text>{t(hasEnded ? 'unvisited' : 'unvisitedYet')}</Text>}
      {figures.length > 0 && <FigureList figures={figures} />}
      {visits > 0 && trees.length > 1 && (
        <Text variant="small" tone="muted" measure>
          {t('visitsMeaning')}
        </Text>
      )}
      {figures.length > 0 && someAccepted && (
        <Text variant="small" tone="muted" measure>
          {t('withoutGifts')}
        </Text>
      )}
      {carbon !== null && (
        <Text variant="small" tone="muted" measure>
          {t('carbonMeaning')}
        </Text>
      )}
    </Stack>
  );
}
