import { ApiError } from '@rimba/api-client';
import { useTranslation } from '@rimba/i18n/react';
import { sayError } from './say.ts';

/**
 * Says in a toast why something did not work: in the service's words, or that it could not be asked.
 * `otherwise` is what to say where neither is known.
 */
export function useSayFailure(otherwise?: string): (error: unknown) => void {
  const { t } = useTranslation('common');
  return (error) => sayError(failureText(error, t('offline.actionBlocked'), otherwise ?? t('error.title')));
}

/** One sentence for a failed call. */
export function failureText(error: unknown, offline: string, otherwise: string): string {
  if (!(error instanceof ApiError)) return otherwise;
  return error.status === 0 ? offline : error.message;
}
