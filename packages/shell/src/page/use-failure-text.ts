import { ApiError } from '@rimba/api-client';
import { useTranslation } from '@rimba/i18n/react';

/**
 * Why a call failed, in the reader's words: the service's own sentence where it answered, ours where a proxy did
 * in its place. Lighter than the closed set of errors, which every page would carry for this.
 */
export function useFailureText(): (error: unknown) => string {
  const { t } = useTranslation('errors');
  return (error) => {
    if (!(error instanceof ApiError)) return t('request.unexpected');
    if (error.requestId !== undefined) return error.message;
    return t(error.code === 'request.unavailable' ? 'request.unavailable' : 'request.unexpected');
  };
}
