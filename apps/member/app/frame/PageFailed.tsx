import { useTranslation } from '@rimba/i18n/react';
import { PageTitle } from '@rimba/shell';
import { Button, ErrorState } from '@rimba/ui';

/** In a page's place when it could not be drawn. */
export function PageFailed({ error }: { error: unknown }) {
  const { t } = useTranslation('common');
  return (
    <>
      <PageTitle>{t('error.title')}</PageTitle>
      <ErrorState
        level={1}
        title={t('error.title')}
        description={t('error.description')}
        actions={<Button onClick={() => window.location.reload()}>{t('actions.refresh')}</Button>}
        details={{
          showLabel: t('error.showDetails'),
          hideLabel: t('error.hideDetails'),
          text: error instanceof Error ? (error.stack ?? error.message) : String(error),
        }}
      />
    </>
  );
}
