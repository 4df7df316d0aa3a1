import { useTranslation } from '@rimba/i18n/react';
import { PageLink } from '@rimba/shell';
import { Button, EmptyState } from '@rimba/ui';

/** An adoption needs a proven address: where to prove it. A module of its own: most have. */
export default function ProveFirst() {
  const { t } = useTranslation(['checkout', 'auth']);
  return (
    <EmptyState
      title={t('checkout:page.verifyFirst')}
      action={
        <Button asChild>
          <PageLink to={{ page: 'emailVerification' }}>{t('auth:banner.button')}</PageLink>
        </Button>
      }
    />
  );
}
