import { readText } from '@rimba/i18n';
import { useTranslation } from '@rimba/i18n/react';
import { matchPath } from '@rimba/paths';
import { PageLink } from '@rimba/shell';
import { Button, ErrorState, PageWidth } from '@rimba/ui';
import { isRouteErrorResponse, useLocation } from 'react-router';
import * as styles from './content.css.ts';
import { failureDetails } from './failure-details.ts';
import { NotFoundPage } from './NotFoundPage.tsx';
import { PageMeta } from './PageMeta.tsx';
import { useOwnAddress } from './use-own-address.ts';

/** In a page's place when it could not be rendered, or is not there. It works without a script. */
export function DocumentFailed({ error }: { error: unknown }) {
  const { t, i18n } = useTranslation('common');
  const match = matchPath(useLocation().pathname);
  const again = useOwnAddress();
  if (isRouteErrorResponse(error) && error.status === 404) return <NotFoundPage />;
  const missing = isRouteErrorResponse(error) && error.status === 503 && match?.kind === 'page';
  // Called by what it shows, such as one tree, a page has no name while that is missing: the table knows only the list above it.
  const isNamed = missing && [match.name, undefined].includes(match.page.breadcrumb.at(-1)?.to);
  const title = isNamed
    ? t('error.missingTitle', { page: readText(i18n, match.page.title) })
    : t('error.title');
  const text = missing ? t('error.missingText') : t('error.description');
  return (
    <div className={styles.head}>
      <PageMeta title={title} description={text} listed={false} />
      <PageWidth>
        <ErrorState
          level={1}
          title={title}
          description={text}
          actions={
            <>
              <Button asChild>
                <a href={again}>{t('actions.retry')}</a>
              </Button>
              <Button asChild variant="secondary">
                <PageLink to={{ page: 'home' }}>{t('notFound.goHome')}</PageLink>
              </Button>
            </>
          }
          details={{
            showLabel: t('error.showDetails'),
            hideLabel: t('error.hideDetails'),
            text: failureDetails(error),
          }}
        />
      </PageWidth>
    </div>
  );
}
