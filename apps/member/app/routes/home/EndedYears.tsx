import { useFormat, useTranslation } from '@rimba/i18n/react';
import { PageLink, Section } from '@rimba/shell';
import { Link } from '@rimba/ui';
import { useQuery } from '@tanstack/react-query';
import { ownForestQuery } from '../../data/own-forest.ts';
import { FigureList } from '../../frame/FigureList.tsx';

/** What lies behind whose terms have all ended. */
export function EndedYears() {
  const { t } = useTranslation('member-home');
  const format = useFormat();
  const forest = useQuery(ownForestQuery()).data;
  if (!forest || forest.trees.length === 0 || forest.inTerm > 0 || forest.awaited > 0) return null;
  const grown = forest.trees.reduce((sum, tree) => sum + (tree.grown?.height ?? 0), 0);
  const lastEnd =
    forest.trees
      .map(({ endsAt }) => endsAt)
      .sort()
      .at(-1) ?? '';
  const figures = [
    { value: format.growth(grown), label: t('ended.grown') },
    { value: format.number(forest.visits), label: t('ended.visits', { count: forest.visits }) },
    { value: format.number(forest.letters), label: t('ended.letters', { count: forest.letters }) },
    {
      value: format.number(forest.replacements),
      label: t('ended.replacements', { count: forest.replacements }),
    },
  ];
  return (
    <Section title={t('ended.title')}>
      <FigureList figures={figures} />
      <div>
        <Link asChild>
          <PageLink to={{ page: 'year', params: { year: yearOf(lastEnd) } }}>{t('ended.review')}</PageLink>
        </Link>
      </div>
    </Section>
  );
}

/** The calendar year (WIB) of a term's last full day, by which its review is called. */
const yearOf = (endsAt: string): number => new Date(Date.parse(endsAt) + 7 * 3_600_000 - 1).getUTCFullYear();
