import { useTranslation } from '@rimba/i18n/react';
import { PageLink, Section } from '@rimba/shell';
import { Link } from '@rimba/ui';
import { useQuery } from '@tanstack/react-query';
import { treeSampleQuery } from '../data/trees.ts';
import { TreeGrid } from './TreeGrid.tsx';
import { TreeGridSkeleton } from './TreeGridSkeleton.tsx';

interface SuggestionsProps {
  title: string;
  /** Ids of trees that stand on the page already. */
  besides?: readonly number[];
}

/** A few trees that wait for a name. Where they cannot be fetched, the page does without them. */
export function Suggestions({ title, besides = [] }: SuggestionsProps) {
  const { t } = useTranslation('common');
  const sample = useQuery(treeSampleQuery());
  const trees = sample.data?.filter(({ id }) => !besides.includes(id));
  if (sample.isError || trees?.length === 0) return null;
  return (
    <Section
      title={title}
      mark={
        <Link asChild standalone>
          <PageLink to={{ page: 'trees', suffix: '?status=ready_to_adopt' }}>{t('actions.seeAll')}</PageLink>
        </Link>
      }
    >
      {trees ? <TreeGrid trees={trees} headingLevel={3} /> : <TreeGridSkeleton count={3} />}
    </Section>
  );
}
