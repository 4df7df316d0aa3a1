import { ApiError } from '@rimba/api-client';
import { useTranslation } from '@rimba/i18n/react';
import { PageTitle, usePageAddress } from '@rimba/shell';
import { Skeleton, SkeletonGroup } from '@rimba/ui';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { certificateQuery, certificatesQuery } from '../../../data/certificates.ts';
import { PageNotFetched } from '../../../frame/PageHead.tsx';
import type { Route } from './+types/route.ts';
import { CertificatePage } from './CertificatePage.tsx';

/** A certificate in the member frame; one that cannot be shown leads to the page that says why. */
export default function CertificateDetail({ params: { certificateNumber } }: Route.ComponentProps) {
  const { t } = useTranslation(['certificates', 'common']);
  const address = usePageAddress();
  const certificate = useQuery(certificateQuery(certificateNumber));
  const { error } = certificate;
  const isOffline = error instanceof ApiError && error.code === 'request.offline';
  // Of one's own, the list that is kept has everything that the record has.
  const own = useQuery({ ...certificatesQuery(), enabled: isOffline });
  const shown =
    certificate.data ?? own.data?.data.find((each) => each.certificateNumber === certificateNumber);
  const reason = error && !isOffline && reasonOf(error);
  useEffect(() => {
    if (!reason) return;
    const suffix = `?${new URLSearchParams({ reason, certificate: certificateNumber })}`;
    window.location.replace(address({ page: 'notFound', suffix }));
  });
  if (shown) return <CertificatePage certificate={shown} />;
  const title = t('certificates:detail.title', { number: certificateNumber });
  // The page that says why is an open one, and needs the network too.
  if (isOffline && !own.isLoading) {
    return <PageNotFetched title={title} error={error} onRetry={() => certificate.refetch()} />;
  }
  return (
    <SkeletonGroup label={t('common:loading.data')}>
      <PageTitle>{title}</PageTitle>
      <Skeleton shape="tall" />
    </SkeletonGroup>
  );
}

/** A number that cannot be one, no such certificate, or no answer about it: the page makes the difference. */
function reasonOf(error: Error) {
  if (!(error instanceof ApiError)) return 'certificate-unreachable';
  if (error.code === 'certificate.invalid_number') return 'certificate-mistyped';
  return error.status === 404 ? 'certificate-not-found' : 'certificate-unreachable';
}
