import { serviceNow } from '@rimba/api-client';
import { useFormat, useTranslation } from '@rimba/i18n/react';
import { PageLink, Section } from '@rimba/shell';
import { Link, Text } from '@rimba/ui';
import { isOver } from '../../data/own-forest.ts';
import type { OwnForest } from '../../data/wire.ts';
import { FigureList } from '../../frame/FigureList.tsx';
import { yearOf } from './year-of.ts';

/** What lies behind whose terms have all ended. */
export function EndedYears({ forest }: { forest: OwnForest }) {
  const { t } = useTranslation('member-home');
  const format = useFormat();
  if (!isOver(forest.trees, serviceNow())) return null;
  const { grown, visits, letters, replacements } = forest;
  const lastEnd =
    forest.trees
      .map(({ endsAt }) => endsAt)
      .sort()
      .at(-1) ?? '';
  const figures = [
    ...(grown !== null && grown > 0 ? [{ value: format.growth(grown), label: t('ended.grown') }] : []),
    ...counted(visits, t('ended.visits', { count: visits })),
    ...counted(letters, t('ended.letters', { count: letters })),
    ...counted(replacements, t('ended.replacements', { count: replacements })),
  ];

  /** What did not happen is no figure. */
  function counted(value: number, label: string) {
    return value === 0 ? [] : [{ value: format.number(value), label }];
  }

  return (
    <Section title={t('ended.title')}>
      {visits === 0 && <Text>{t('ended.unvisited')}</Text>}
      {figures.length > 0 && <FigureList figures={figures} />}
      <div>
        <Link asChild>
          <PageLink to={{ page: 'year', params: { year: yearOf(lastEnd) } }}>{t('ended.review')}</PageLink>
        </Link>
      </div>
    </Section>
  );
}
