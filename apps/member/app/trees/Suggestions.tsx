import { useTranslation } from '@rimba/i18n/react';
import { PageLink, Section } from '@rimba/shell';
import { Link } from '@rimba/ui';
import { useQuery } from '@tanstack/react-query';
import { treeSampleQuery } from '../data/trees.ts';
import { TreeGrid } from './TreeGrid.tsx';
import { TreeGridSkeleton } from './TreeGridSkeleton.tsx';

/** A few trees that wait for a name. Where they cannot be fetched, the page does without them. */
export function Suggestions({ title }: { title: string }) {
  const { t } = useTranslation('common');
  const sample = useQuery(treeSampleQuery());
  if (sample.isError || sample.data?.length === 0) return null;
  return (
    <Section
      title={title}
      mark={
        <Link asChild standalone>
          <PageLink to={{ page: 'trees', suffix: '?status=ready_to_adopt' }}>{t('actions.seeAll')}</PageLink>
        </Link>
      }
    >
      {sample.isPending ? <TreeGridSkeleton count={3} /> : <TreeGrid trees={sample.data} headingLevel={3} />}
    </Section>
  );
}
