import { useTranslation } from '@rimba/i18n/react';
import { PageTitle, usePageAddress } from '@rimba/shell';
import { type Certificate, CertificateView } from '@rimba/shell/certificate';
import { Stack } from '@rimba/ui';
import { HolderName } from './HolderName.tsx';
import { Share } from './Share.tsx';

export function CertificatePage({ certificate }: { certificate: Certificate }) {
  const { t } = useTranslation('certificates');
  const address = usePageAddress();
  const { certificateNumber, trees } = certificate;
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
            <Share url={checkUrl} treeCount={trees.length} />
            <HolderName certificateNumber={certificateNumber} />
          </Stack>
        }
      />
    </>
  );
}
