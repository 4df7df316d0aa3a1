import { motif } from '@rimba/drawings';
import { useTranslation } from '@rimba/i18n/react';
import { PageLink, QueryFailed } from '@rimba/shell';
import { Button, EmptyState, Plate, Skeleton, SkeletonGroup, Stack } from '@rimba/ui';
import { useQuery } from '@tanstack/react-query';
import { ownForestQuery } from '../../../data/own-forest.ts';
import { PageHead } from '../../../frame/PageHead.tsx';
import { CertificateRow } from './CertificateRow.tsx';
import * as styles from './certificate-list.css.ts';
import { certificatesOf } from './own-certificates.ts';

export default function Certificates() {
  const { t } = useTranslation('certificates');
  return (
    <Stack gap={5}>
      <PageHead title={t('list.title')} lead={t('list.lead')} />
      <CertificateList />
    </Stack>
  );
}

function CertificateList() {
  const { t } = useTranslation(['certificates', 'common']);
  const forest = useQuery(ownForestQuery());
  if (forest.isPending) {
    return (
      <SkeletonGroup label={t('common:loading.data')}>
        <Skeleton shape="block" />
      </SkeletonGroup>
    );
  }
  if (forest.isLoadingError) {
    return (
      <QueryFailed
        error={forest.error}
        title={t('common:error.listFailed')}
        onRetry={() => forest.refetch()}
      />
    );
  }
  const certificates = certificatesOf(forest.data.trees);
  if (certificates.length === 0) {
    return (
      <EmptyState
        title={t('certificates:list.emptyTitle')}
        description={t('certificates:list.emptyText')}
        drawing={<Plate of={motif('empty-no-trees')} size="medium" />}
        action={
          <Button asChild>
            <PageLink to={{ page: 'trees' }}>{t('certificates:list.emptyCta')}</PageLink>
          </Button>
        }
      />
    );
  }
  return (
    <ul className={styles.list}>
      {certificates.map((certificate) => (
        <CertificateRow key={certificate.number} certificate={certificate} />
      ))}
    </ul>
  );
}
