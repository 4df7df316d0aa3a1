import { paymentMethodsQuery, type Schema } from '@rimba/api-client';
import { useLanguage, useTranslation } from '@rimba/i18n/react';
import { late } from '@rimba/shell';
import { Button } from '@rimba/ui';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, Suspense, useEffect, useRef } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { useBotCheck } from '../bot-check/use-bot-check.tsx';
import * as styles from '../checkout.css.ts';
import type { CheckoutDraft } from '../draft/index.ts';
import { CustomerFields } from '../form/CustomerFields.tsx';
import type { CheckoutForm } from '../form/checkout-form.ts';
import { HolderFields } from '../form/HolderFields.tsx';
import { MethodFields } from '../form/MethodFields.tsx';
import { PublicNameFields } from '../form/PublicNameFields.tsx';
import { WrongFields } from '../form/WrongFields.tsx';
import { wrongFieldsOf } from '../form/wrong-fields.ts';
import { useCard } from '../payment/card/use-card.tsx';
import { chosenMethod } from '../payment/offered-methods.ts';
import { type CheckoutStep, unheardOrder } from '../steps/checkout-state.ts';
import { useCheckoutApi } from './api-context.ts';
import type { CheckoutWay, Placed } from './checkout-way.ts';
import { Dialogs } from './Dialogs.tsx';
import { OrderGlance } from './OrderGlance.tsx';
import { OrderSummary } from './OrderSummary.tsx';
import { useCheckout } from './use-checkout.ts';
import { useKeepDraft } from './use-keep-draft.ts';
import { quoteOf, useReview } from './use-review.ts';

// What few checkouts meet comes when they do.
const GoneTrees = late(() => import('../changes/GoneTrees.tsx'));
const Failure = late(() => import('../changes/Failure.tsx'));
const Interruption = late(() => import('../changes/Interruption.tsx'));

export interface CheckoutFlowProps {
  way: CheckoutWay;
  /** Where it begins: what was kept, or a new one. */
  draft: CheckoutDraft;
  treeIds: readonly number[];
  onLeaveOut: (treeIds: readonly number[]) => void;
  /** The way to other trees, in place of those that are gone. */
  chooseOthers: (gone: readonly number[]) => ReactNode;
  /** In place of the form where none of the trees can be had. */
  noTrees: (gone: Schema<'Quote'>['unavailable']) => ReactNode;
  onMade: (placed: Placed) => void;
}

const none: readonly number[] = [];
const interruptions: ReadonlySet<CheckoutStep> = new Set(['treesTaken', 'priceChanged', 'madeEarlier']);
/** Steps that go on whatever a new count says of the trees: they may be held for this very order by now. */
const underWay: ReadonlySet<CheckoutStep> = new Set([
  'confirming',
  'mailingCode',
  'enteringCode',
  'sending',
  'madeEarlier',
  'made',
]);

/** From chosen trees to a transaction that waits for its payment. */
export function CheckoutFlow(props: CheckoutFlowProps) {
  const { way, draft, treeIds, onMade } = props;
  const { t } = useTranslation('checkout');
  const form = useForm<CheckoutForm>({ mode: 'onTouched', defaultValues: draft.form });
  const api = useCheckoutApi();
  const methodId = form.watch('paymentMethodId');
  const quote = useQuery(quoteOf(api, treeIds, methodId));
  const methods = useQuery(paymentMethodsQuery(api, useLanguage()));
  const card = useCard(chosenMethod(methods.data, methodId)?.cardScript);
  const check = useBotCheck('checkout', draft.proving !== undefined);
  const checkout = useCheckout({
    way,
    draft,
    check,
    card,
    onMade,
    onWrongFields: (error) => {
      const { fields } = wrongFieldsOf(error.errors, form.getValues('holderKind'));
      fields.forEach(({ name, message }, place) => {
        form.setError(name, { message }, { shouldFocus: place === 0 });
      });
    },
  });
  const { state, dispatch, ticket } = checkout;
  useKeepDraft({ draft, form, treeIds, state, ticket });
  const unheard = unheardOrder(state);
  const review = useReview({ form, treeIds, unheard, isReady: card.isReady, dispatch });
  const isInterrupted = interruptions.has(state.step);
  const formTop = useTopOn(isInterrupted);
  const details = useRef<HTMLElement>(null);
  const leaveOut = (gone: readonly number[]) => {
    dispatch({ type: 'dismissed' });
    props.onLeaveOut(gone);
  };
  const isSettled = !quote.isPlaceholderData && !unheard && !underWay.has(state.step);
  if (isSettled && quote.data?.trees.length === 0) return props.noTrees(quote.data.unavailable);

  const told = state.step === 'treesTaken' ? state.taken : none;
  const unavailable = quote.data?.unavailable ?? [];
  const gone = unavailable.filter(({ treeId }) => !told.includes(treeId));
  const showDetails = () => {
    details.current?.scrollIntoView();
    details.current?.focus({ preventScroll: true });
  };

  return (
    <div className={styles.page}>
      <div className={styles.glance}>
        {quote.data && <OrderGlance order={quote.data} onDetails={showDetails} />}
      </div>
      <FormProvider {...form}>
        <form ref={formTop} onSubmit={review} noValidate className={styles.form}>
          {isInterrupted && (
            <Suspense>
              <Interruption
                state={state}
                onLeaveOut={leaveOut}
                onRecount={() => quote.refetch().then(() => dispatch({ type: 'dismissed' }))}
                onResume={way.mailCode && unheard ? () => void checkout.confirm(unheard) : undefined}
                chooseOthers={props.chooseOthers}
              />
            </Suspense>
          )}
          {gone.length > 0 && (
            <Suspense>
              <GoneTrees
                gone={gone}
                left={treeIds.filter((id) => unavailable.every(({ treeId }) => treeId !== id))}
                onLeaveOut={() => leaveOut(unavailable.map(({ treeId }) => treeId))}
                chooseOthers={props.chooseOthers}
              />
            </Suspense>
          )}
          <CustomerFields />
          <HolderFields />
          <PublicNameFields />
          <MethodFields methods={methods} total={quote.data?.breakdown.totalPrice} card={card.fields} />
          {state.step === 'failed' && (
            <Suspense>
              <Failure
                problem={state.problem}
                onRetry={review}
                onDismiss={() => dispatch({ type: 'dismissed' })}
              />
            </Suspense>
          )}
          {check.check}
          <WrongFields />
          <Button
            type="submit"
            width="fullOnPhone"
            busy={state.step === 'counting' ? t('summary.updating') : undefined}
          >
            {t('page.pay')}
          </Button>
        </form>
      </FormProvider>
      <OrderSummary ref={details} quote={quote} onLeaveOut={leaveOut} />
      <Dialogs checkout={checkout} />
    </div>
  );
}

/** What changed meanwhile is told at the form's beginning, and the reader is at its end. */
function useTopOn(interrupted: boolean) {
  const formTop = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (interrupted) formTop.current?.scrollIntoView({ behavior: 'smooth' });
  }, [interrupted]);
  return formTop;
}
