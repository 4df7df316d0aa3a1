import { useLanguage, useTranslation } from '@rimba/i18n/react';
import { Button, DownloadIcon } from '@rimba/ui';

/** The figures that the promises are measured by, and those beside them, as a file. */
export function FiguresFile() {
  const { t } = useTranslation('reports');
  return (
    <Button asChild variant="secondary" icon={DownloadIcon}>
      <a
        href={`/api/v1/impact?format=csv&lang=${useLanguage()}`}
        aria-label={t('page.forestDownload')}
        download
      >
        CSV
      </a>
    </Button>
  );
}
