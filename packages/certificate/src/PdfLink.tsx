import { useTranslation } from '@rimba/i18n/react';
import { Button, DownloadIcon } from '@rimba/ui';

/** The certificate as a PDF in the page's language. It is open to who has the number, so a link will do. */
export function PdfLink({ certificateNumber }: { certificateNumber: string }) {
  const { t, i18n } = useTranslation('certificates');
  const number = encodeURIComponent(certificateNumber);
  return (
    <Button asChild variant="secondary" icon={DownloadIcon}>
      <a href={`/api/v1/certificates/number/${number}/pdf?lang=${i18n.language}`} download>
        {t('detail.downloadPdf')}
      </a>
    </Button>
  );
}
