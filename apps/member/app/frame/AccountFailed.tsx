import type { SessionFailure } from '@rimba/auth/react';
import { useTranslation } from '@rimba/i18n/react';
import { useOnceOnline } from '@rimba/shell';
import { Button, ErrorState, PageWidth } from '@rimba/ui';

/** The account could not be reached: no reason to log in again, but to try again. */
export function AccountFailed({ httpStatus, code, retry }: SessionFailure) {
  const { t } = useTranslation(['common', 'errors']);
  useOnceOnline(retry);
  return (
    <PageWidth>
      <ErrorState
        level={1}
        title={t('errors:auth.user_fetch_failed')}
        description={t(code === 'request.offline' ? 'offline.needsNetwork' : 'error.description')}
        actions={<Button onClick={retry}>{t('actions.retry')}</Button>}
        details={{
          showLabel: t('error.showDetails'),
          hideLabel: t('error.hideDetails'),
          text: `${code} (${httpStatus})`,
        }}
      />
    </PageWidth>
  );
}
