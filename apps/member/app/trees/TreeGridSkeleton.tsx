import { useTranslation } from '@rimba/i18n/react';
import { Skeleton, SkeletonGroup } from '@rimba/ui';
import { grid } from './TreeGrid.css.ts';

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
