import { serviceNow } from '@rimba/api-client';
import { useFormat, useTranslation } from '@rimba/i18n/react';
import { PageLink, Section } from '@rimba/shell';
import { Link, Text } from '@rimba/ui';
import { isOver } from '../../data/own-forest.ts';
import type { OwnForest } from '../../data/wire.ts';
import { FigureList } from '../../frame/FigureList.tsx';
import { lastEndBehind, yearOf } from './year-of.ts';

/** The way to the year that lies behind, and what it came to while no other runs. */
export function EndedYears({ forest }: { forest: OwnForest }) {
  const { t } = useTranslation('member-home');
  const format = useFormat();
  const lastEnd = lastEndBehind(forest.trees, serviceNow());
  if (lastEnd === undefined) return null;
  const { grown, visits, letters, replacements } = forest;
  const over = isOver(forest.trees, serviceNow());
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
      {over && visits === 0 && <Text>{t('ended.unvisited')}</Text>}
      {over && figures.length > 0 && <FigureList figures={figures} />}
      <div>
        <Link asChild>
          <PageLink to={{ page: 'year', params: { year: yearOf(lastEnd) } }}>{t('ended.review')}</PageLink>
        </Link>
      </div>
    </Section>
  );
}
