import { useTranslation } from '@rimba/i18n/react';
import { Button, ErrorState } from '@rimba/ui';
import type { CheckoutProblem } from './checkout-machine.ts';

interface FailureProps {
  problem: CheckoutProblem;
  onRetry: () => void;
  onDismiss: () => void;
}

/** The order did not go through. Trying again never makes a second one. */
export function Failure({ problem, onRetry, onDismiss }: FailureProps) {
  const { t } = useTranslation(['checkout', 'common', 'errors', 'error-help']);
  const lost = !problem.answered;
  return (
    <ErrorState
      title={lost ? t('errors:checkout.submit_failed') : problem.message}
      description={
        lost ? t('error-help:checkout.submit_failed') : t('common:form.errorSummary', { count: 1 })
      }
      actions={
        <>
          <Button onClick={onRetry}>{t('common:actions.retry')}</Button>
          <Button variant="secondary" onClick={onDismiss}>
            {t('common:actions.back')}
          </Button>
        </>
      }
      details={{
        showLabel: t('common:error.showDetails'),
        hideLabel: t('common:error.hideDetails'),
        text: problem.code,
      }}
    />
  );
}
