import { ApiError } from '@rimba/api-client';
import { useTranslation } from '@rimba/i18n/react';
import { useFailureText } from '@rimba/shell';
import { sayError } from './say.ts';

/** Says in a toast what did not work, if that has a name, and why. */
export function useSayFailure(what?: string): (error: unknown) => void {
  const { t } = useTranslation('common');
  const failureText = useFailureText();
  return (error) => {
    const why = isUnanswered(error) ? t('offline.actionBlocked') : failureText(error);
    sayError(what ?? why, what === undefined ? {} : { description: why });
  };
}

/** There was no network to ask by. */
const isUnanswered = (error: unknown) => error instanceof ApiError && error.status === 0;
