import { useTranslation } from '@rimba/i18n/react';
import { PageTitle } from '@rimba/shell';
import { Skeleton, SkeletonGroup, Stack } from '@rimba/ui';
import * as styles from './tree-detail.css.ts';

export function TreePageSkeleton() {
  const { t } = useTranslation(['trees', 'common']);
  return (
    <SkeletonGroup label={t('common:loading.data')}>
      <PageTitle>{t('trees:list.title')}</PageTitle>
      <div className={styles.page}>
        <Stack gap={6}>
          <Skeleton shape="tall" />
          <Skeleton shape="block" />
        </Stack>
        <Stack gap={3}>
          <Skeleton shape="heading" width="long" />
          <Skeleton width="medium" />
          <Skeleton shape="control" />
        </Stack>
      </div>
    </SkeletonGroup>
  );
}
