import { useLanguage, useTranslation } from '@rimba/i18n/react';
import { Button, DownloadIcon } from '@rimba/ui';
import { certificateFile } from './file.ts';

/** The certificate as a PDF in the page's language. It is open to who has the number, so a link will do. */
export function PdfLink({ certificateNumber }: { certificateNumber: string }) {
  const { t } = useTranslation('certificates');
  const language = useLanguage();
  return (
    <Button asChild variant="secondary" icon={DownloadIcon}>
      <a href={certificateFile(certificateNumber, 'pdf', language)} download>
        {t('detail.downloadPdf')}
      </a>
    </Button>
  );
}
