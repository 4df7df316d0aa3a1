import type { Session } from '@rimba/auth';
import { checkoutDrafts } from '@rimba/checkout/draft';
import { useTranslation } from '@rimba/i18n/react';
import { sayError } from './say.ts';

/** Ends the session, and forgets an unfinished checkout with it; what went wrong is said in the two seconds before the login comes. */
export function useLogout(session: Session | undefined): () => Promise<void> {
  const { t } = useTranslation(['auth', 'errors']);
  return async () => {
    checkoutDrafts.forget();
    const error = await session?.logout();
    if (error) sayError(t('auth:logout.failed'), { description: error.text ?? t(`errors:${error.code}`) });
  };
}
