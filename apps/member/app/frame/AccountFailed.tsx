import type { SessionFailure } from '@rimba/auth/react';
import { useTranslation } from '@rimba/i18n/react';
import { Button, ErrorState, PageWidth } from '@rimba/ui';

/** The account could not be reached: no reason to log in again, but to try again. */
export function AccountFailed({ httpStatus, code, retry }: SessionFailure) {
  const { t } = useTranslation('common');
  return (
    <PageWidth>
      <ErrorState
        level={1}
        title={t('error.title')}
        description={code === 'request.offline' ? t('offline.needsNetwork') : t('error.description')}
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
