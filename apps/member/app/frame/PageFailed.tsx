import { useTranslation } from '@rimba/i18n/react';
import { PageTitle } from '@rimba/shell';
import { Button, ErrorState } from '@rimba/ui';
import { lazy, Suspense } from 'react';
import { isRouteErrorResponse } from 'react-router';

const NotFoundPage = lazy(() => import('./NotFoundPage.tsx'));

/** In a page's place when it could not be drawn, or is not there. */
export function PageFailed({ error }: { error: unknown }) {
  const { t } = useTranslation('common');
  if (isRouteErrorResponse(error) && error.status === 404) {
    return (
      <Suspense>
        <NotFoundPage />
      </Suspense>
    );
  }
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
