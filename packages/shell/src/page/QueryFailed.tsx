import { ApiError } from '@rimba/api-client';
import { useTranslation } from '@rimba/i18n/react';
import { Button, EmptyState, ErrorState, type HeadingLevel } from '@rimba/ui';
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
  const said = title ?? t('error.sectionFailed');
  const again = <Button onClick={onRetry}>{t('actions.retry')}</Button>;
  // Nothing is wrong but the network, of which the frame tells.
  if (error instanceof ApiError && error.status === 0) {
    return <EmptyState level={level} title={said} description={t('offline.needsNetwork')} action={again} />;
  }
  return (
    <ErrorState
      level={level}
      title={said}
      description={failureText(error)}
      actions={again}
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
