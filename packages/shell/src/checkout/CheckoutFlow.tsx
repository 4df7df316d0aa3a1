import { useTranslation } from '@rimba/i18n/react';
import { usePageAddress } from '@rimba/shell';
import { useBotCheck } from '@rimba/shell/bot-check';
import { Button, Stack, Stepper } from '@rimba/ui';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useEffect, useRef } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { useNavigate, useSearchParams } from 'react-router';
import { quoteQuery } from '../../data/checkout.ts';
import type { User } from '../../data/wire.ts';
import { PageHead } from '../../frame/PageHead.tsx';
import { CustomerFields } from './CustomerFields.tsx';
import * as styles from './checkout.css.ts';
import { type CheckoutForm, formFromProfile } from './checkout-form.ts';
import { unheardAttempt } from './checkout-machine.ts';
import { Failure } from './Failure.tsx';
import { HolderFields } from './HolderFields.tsx';
import { MethodFields } from './MethodFields.tsx';
import { NoTrees } from './NoTrees.tsx';
import { OrderSummary } from './OrderSummary.tsx';
import { PriceChanged } from './PriceChanged.tsx';
import { PublicNameFields } from './PublicNameFields.tsx';
import { TreesTaken } from './TreesTaken.tsx';
import { withoutTrees } from './tree-choice.ts';
import { useCheckout } from './use-checkout.ts';
import { useReview } from './use-review.ts';
import { wrongFieldsOf } from './wrong-fields.ts';

const none: readonly number[] = [];
const Confirmation = lazy(() => import('./Confirmation.tsx'));

/** From chosen trees to a transaction that waits for its payment. */
export function Checkout({ treeIds, user }: { treeIds: readonly number[]; user: User }) {
  const { t } = useTranslation(['checkout', 'common']);
  const navigate = useNavigate();
  const address = usePageAddress();
  const [params, setParams] = useSearchParams();
  const form = useForm<CheckoutForm>({ mode: 'onTouched', defaultValues: formFromProfile(user) });
  const methodId = form.watch('paymentMethodId');
  const quote = useQuery(quoteQuery(treeIds, methodId === '' ? undefined : Number(methodId)));
  const check = useBotCheck('checkout');
  const checkout = useCheckout({
    onMade: (transactionId) =>
      navigate(address({ page: 'transaction', params: { transactionId } }), { replace: true }),
    onWrongFields: (error) => {
      const { fields } = wrongFieldsOf(error.errors, form.getValues('holderKind'));
      fields.forEach(({ name, message }, place) => {
        form.setError(name, { message }, { shouldFocus: place === 0 });
      });
    },
  });
  const { state } = checkout;
  const formTop = useRef<HTMLFormElement>(null);
  const interrupted = state.step === 'treesTaken' || state.step === 'priceChanged';
  useEffect(() => {
    // What changed meanwhile is told at the form's beginning, and the reader is at its end.
    if (interrupted) formTop.current?.scrollIntoView({ behavior: 'smooth' });
  }, [interrupted]);

  const leaveOut = (gone: readonly number[]) => {
    checkout.dismiss();
    setParams(withoutTrees(params, gone), { replace: true });
  };
  const takePriceAgain = async () => {
    await quote.refetch();
    checkout.dismiss();
  };
  const unheard = unheardAttempt(state);
  const review = useReview({ form, treeIds, unheard, onReviewed: checkout.review });
  const send = async () => {
    if (!('attempt' in state)) return;
    await checkout.send(state.attempt, check.take);
    check.renew();
  };
  const underWay = state.step === 'confirming' || state.step === 'sending' || state.step === 'made';
  if (!underWay && !unheard && quote.data?.trees.length === 0 && !quote.isPlaceholderData) {
    return <NoTrees gone={quote.data.unavailable} />;
  }

  return (
    <Stack gap={5}>
      <Stepper
        label={t('checkout:page.title')}
        steps={[
          t('checkout:page.steps.trees'),
          t('checkout:page.steps.details'),
          t('checkout:page.steps.payment'),
        ]}
        current={1}
        doneLabel={t('checkout:page.steps.done')}
      />
      <PageHead title={t('checkout:page.title')} lead={t('checkout:page.intro')} />
      <div className={styles.page}>
        <FormProvider {...form}>
          <form ref={formTop} onSubmit={review} noValidate className={styles.form}>
            {state.step === 'treesTaken' && (
              <TreesTaken taken={state.taken} left={state.left} onLeaveOut={() => leaveOut(state.taken)} />
            )}
            {state.step === 'priceChanged' && (
              <PriceChanged agreedTotal={state.agreedTotal} onAccept={takePriceAgain} />
            )}
            <CustomerFields />
            <HolderFields />
            <PublicNameFields />
            <MethodFields total={quote.data?.breakdown.totalPrice} />
            {state.step === 'failed' && (
              <Failure problem={state.problem} onRetry={review} onDismiss={checkout.dismiss} />
            )}
            {check.check}
            <Button
              type="submit"
              width="fullOnPhone"
              busy={form.formState.isSubmitting ? t('checkout:summary.updating') : undefined}
            >
              {t('checkout:page.pay')}
            </Button>
          </form>
        </FormProvider>
        <OrderSummary
          treeIds={treeIds}
          quote={quote}
          told={state.step === 'treesTaken' ? state.taken : none}
          onLeaveOut={leaveOut}
        />
      </div>
      {(state.step === 'confirming' || state.step === 'sending') && (
        <Suspense>
          <Confirmation order={state.attempt.order} onConfirm={send} onWithdraw={checkout.withdraw} />
        </Suspense>
      )}
    </Stack>
  );
}
