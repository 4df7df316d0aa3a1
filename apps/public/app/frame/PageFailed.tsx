import { useTranslation } from '@rimba/i18n/react';
import { PageLink } from '@rimba/shell';
import { Button, ErrorState, PageWidth } from '@rimba/ui';
import { isRouteErrorResponse } from 'react-router';
import * as styles from './content.css.ts';
import { NotFoundPage } from './NotFoundPage.tsx';

/** In a page's place when it could not be rendered, or is not there. It works without a script. */
export function PageFailed({ error }: { error: unknown }) {
  const { t } = useTranslation('common');
  if (isRouteErrorResponse(error) && error.status === 404) return <NotFoundPage />;
  return (
    <div className={styles.head}>
      <PageWidth>
        <ErrorState
          level={1}
          title={t('error.title')}
          description={t('error.description')}
          actions={
            <Button asChild>
              <PageLink to={{ page: 'home' }}>{t('notFound.goHome')}</PageLink>
            </Button>
          }
        />
      </PageWidth>
    </div>
  );
}
