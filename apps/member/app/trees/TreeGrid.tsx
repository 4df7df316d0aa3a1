import { useTranslation } from '@rimba/i18n/react';
import { Skeleton, SkeletonGroup } from '@rimba/ui';
import type { Tree } from '../data/wire.ts';
import { grid } from './TreeGrid.css.ts';
import { TreeSheet } from './TreeSheet.tsx';

/** Trees as sheets: a row each on phones, two or three columns beyond. */
export function TreeGrid({ trees, headingLevel = 2 }: { trees: readonly Tree[]; headingLevel?: 2 | 3 }) {
  return (
    <ul className={grid}>
      {trees.map((tree) => (
        <li key={tree.id}>
          <TreeSheet tree={tree} headingLevel={headingLevel} />
        </li>
      ))}
    </ul>
  );
}

export function TreeGridSkeleton({ count = 6 }: { count?: number }) {
  const { t } = useTranslation('common');
  return (
    <SkeletonGroup label={t('loading.data')}>
      <div className={grid}>
        {Array.from({ length: count }, (_, place) => place).map((place) => (
          <Skeleton key={place} shape="tall" />
        ))}
      </div>
    </SkeletonGroup>
  );
}
