import { type Certificate, CertificateView } from '@rimba/certificate';
import { publicName } from '@rimba/i18n/public-name';
import { useTranslation } from '@rimba/i18n/react';
import { PageTitle, usePageAddress } from '@rimba/shell';
import { Stack } from '@rimba/ui';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { certificateOf } from '../../../data/certificate-notices.ts';
import { ownCertificateQuery } from '../../../data/certificates.ts';
import { certificateNoticesQuery, markRead } from '../../../data/notifications.ts';
import { transactionQuery } from '../../../data/transactions.ts';
import { CertificateFacts } from './CertificateFacts.tsx';
import { HolderName } from './HolderName.tsx';
import { ShareCertificate } from './ShareCertificate.tsx';

export function CertificatePage({ certificate }: { certificate: Certificate }) {
  const { t } = useTranslation('certificates');
  const address = usePageAddress();
  const { certificateNumber, trees, holder } = certificate;
  useOpened(certificateNumber);
  const checkUrl = new URL(
    address({ page: 'certificate', params: { certificateNumber } }),
    window.location.origin,
  ).href;
  return (
    <>
      <PageTitle>{t('detail.title', { number: certificateNumber })}</PageTitle>
      <CertificateView
        certificate={certificate}
        checkUrl={checkUrl}
        share={
          <Stack gap={5}>
            <CertificateFacts certificate={certificate} />
            <ShareCertificate
              certificateNumber={certificateNumber}
              url={checkUrl}
              treeCount={trees.length}
              holder={holder}
              publicHolder={publicName(holder, certificate.sharedAs ?? 'full')}
              gift={useIsGift(certificateNumber)}
            />
            <HolderName certificateNumber={certificateNumber} />
          </Stack>
        }
      />
    </>
  );
}

/** To open a certificate is what its notification asked for. */
function useOpened(certificateNumber: string): void {
  const notices = useInfiniteQuery(certificateNoticesQuery()).data?.pages.flatMap(({ data }) => data);
  const unread = notices?.find(({ link }) => certificateOf(link) === certificateNumber)?.id;
  useEffect(() => {
    // Without a network it stays unread, and is read the next time.
    if (unread !== undefined) markRead(unread).catch(() => undefined);
  }, [unread]);
}

/** Whether the reader has given it to somebody; only the transaction knows. */
function useIsGift(certificateNumber: string): boolean {
  const own = useQuery(ownCertificateQuery(certificateNumber)).data;
  const transaction = useQuery({
    ...transactionQuery(own?.transactionId ?? 0),
    enabled: typeof own?.transactionId === 'number',
  }).data;
  return (transaction?.gift ?? null) !== null;
}
