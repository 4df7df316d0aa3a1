import type { Schema } from '@rimba/api-client';
import { useFormat, useTranslation } from '@rimba/i18n/react';
import { Button, DownloadIcon, Inline, Text } from '@rimba/ui';

const kilobyte = 1000;

/** The year's report as a PDF in the page's language. */
export function ReportFile({ year, file }: Pick<Schema<'AnnualReport'>, 'year' | 'file'>) {
  const { t } = useTranslation('reports');
  const format = useFormat();
  return (
    <Inline>
      <Button asChild variant="secondary" icon={DownloadIcon}>
        <a href={file.url} download>
          {t('annual.download', { year })}
        </a>
      </Button>
      <Text variant="caption" tone="muted">
        {t('annual.fileInfo', { size: `${format.number(file.size / kilobyte)} kB` })}
      </Text>
    </Inline>
  );
}
