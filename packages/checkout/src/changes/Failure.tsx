import { useErrorText, useTranslation } from '@rimba/i18n/react';
import { Button, ErrorState } from '@rimba/ui';
import { useEffect, useRef } from 'react';
import { useFormContext } from 'react-hook-form';
import type { CheckoutForm } from '../form/checkout-form.ts';
import { wrongFieldsOf } from '../form/found-wrong.ts';
import type { CheckoutProblem } from '../steps/checkout-state.ts';

interface FailureProps {
  problem: CheckoutProblem;
  onRetry: () => void;
  onDismiss: () => void;
}

/** The order did not go through. Trying again never makes a second one. A module of its own: most orders do. */
export default function Failure({ problem, onRetry, onDismiss }: FailureProps) {
  const { t } = useTranslation(['checkout', 'common', 'errors', 'error-help']);
  const description = useDescription(problem);
  const errorText = useErrorText();
  // Where nobody knows what became of the order, only the checkout's own answer says more than that.
  const unheard = problem.fate === 'unknown' && !problem.code.startsWith('checkout.');
  const title = unheard ? t('errors:checkout.submit_failed') : problem.message || errorText(problem);
  const place = useRef<HTMLDivElement>(null);
  // A checkout that a reload left at its code fails far from where its reader is.
  useEffect(() => {
    place.current?.scrollIntoView({ block: 'nearest', behavior: 'smooth' });
  }, []);
  return (
    <div ref={place}>
      <ErrorState
        title={title}
        description={description}
        actions={
          <>
            <Button onClick={onRetry}>{t('common:actions.retry')}</Button>
            <Button variant="secondary" onClick={onDismiss}>
              {t('common:actions.back')}
            </Button>
          </>
        }
        {...(problem.requestId !== undefined && {
          details: {
            showLabel: t('common:error.showDetails'),
            hideLabel: t('common:error.hideDetails'),
            text: `${problem.code}\n${problem.requestId}`,
          },
        })}
      />
    </div>
  );
}

/** What to do: the fields that are still marked, or what the service said of things that have no field. */
function useDescription({ fate, errors, message }: CheckoutProblem): string | undefined {
  const { t } = useTranslation(['common', 'error-help']);
  const { getFieldState, getValues, formState } = useFormContext<CheckoutForm>();
  if (fate === 'unknown') return t('error-help:checkout.submit_failed');
  const { fields, elsewhere } = wrongFieldsOf(errors, getValues());
  const marked = fields.filter(({ name }) => getFieldState(name, formState).invalid);
  if (marked.length > 0) return t('common:form.errorSummary', { count: marked.length });
  const said = elsewhere.filter((sentence) => sentence !== message);
  return said.length > 0 ? said.join(' ') : undefined;
}
