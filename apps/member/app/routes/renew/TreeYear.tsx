import { useFormat, useTranslation } from '@rimba/i18n/react';
import { Heading, Stack } from '@rimba/ui';
import { FigureList } from '../../frame/FigureList.tsx';
import type { Renewable } from './renewable.ts';

/** What one tree did since its first day, in four figures; what it holds is of its whole life, and says so. */
export function TreeYear({ of: { tree } }: { of: Renewable }) {
  const { t } = useTranslation('renew');
  const format = useFormat();
  const { grown, last, visits } = tree;
  const figures = [
    grown
      ? { value: format.growth(grown.height), label: t('taller') }
      : { value: format.measure(tree.tree.height, 'm'), label: t('noGrowth') },
    { value: format.number(visits), label: t('visits', { count: visits }) },
    {
      value: grown
        ? `${grown.circumference > 0 ? '+' : ''}${format.measure(grown.circumference, 'cm')}`
        : format.measure(tree.tree.circumference, 'cm'),
      label: t('girth'),
    },
    ...(last
      ? [
          {
            value: format.measure(last.carbonAbsorption, 'kg'),
            label: t('carbon', { date: format.date(last.surveyedAt) }),
          },
        ]
      : []),
  ];
  return (
    <Stack as="section" gap={3}>
      <Heading level={2} size="h3">
        {t(tree.terms.length > 1 ? 'sinceFirst' : 'year', { name: tree.tree.treeName })}
      </Heading>
      <FigureList figures={figures} />
    </Stack>
  );
}
