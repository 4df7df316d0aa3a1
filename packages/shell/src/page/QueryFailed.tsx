import { ApiError } from '@rimba/api-client';
import { useTranslation } from '@rimba/i18n/react';
import { Button, ErrorState, type HeadingLevel } from '@rimba/ui';
import { useFailureText } from './use-failure-text.ts';

interface QueryFailedProps {
  error: Error;
  onRetry: () => void;
  /** What could not be fetched; by default "this part". */
  title?: string;
  level?: HeadingLevel;
}

/** In the place of what could not be fetched. */
export function QueryFailed({ error, onRetry, title, level = 2 }: QueryFailedProps) {
  const { t } = useTranslation('common');
  const failureText = useFailureText();
  const offline = error instanceof ApiError && error.status === 0;
  return (
    <ErrorState
      level={level}
      title={title ?? t('error.sectionFailed')}
      description={offline ? t('offline.needsNetwork') : failureText(error)}
      actions={<Button onClick={onRetry}>{t('actions.retry')}</Button>}
      details={{
        showLabel: t('error.showDetails'),
        hideLabel: t('error.hideDetails'),
        text: detailsOf(error),
      }}
    />
  );
}

function detailsOf(error: Error): string {
  if (!(error instanceof ApiError)) return error.message;
  return [error.code, error.requestId].filter(Boolean).join('\n');
}
