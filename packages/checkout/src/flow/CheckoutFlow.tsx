import type { Schema } from '@rimba/api-client';
import { mostTrees, paymentMethodsQuery } from '@rimba/api-client/react-query';
import { useLanguage, useTranslation } from '@rimba/i18n/react';
import { late, untilThere, useOnline } from '@rimba/shell';
import { Button, Link, LoadingOverlay } from '@rimba/ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import {
  type ReactNode,
  type RefObject,
  type SubmitEvent,
  Suspense,
  useEffect,
  useRef,
  useState,
} from 'react';
import { FormProvider, useForm, useFormContext } from 'react-hook-form';
import { useBotCheck } from '../bot-check/use-bot-check.tsx';
import { useGoneMethod } from '../changes/use-gone-method.ts';
import * as styles from '../checkout.css.ts';
import type { CheckoutDraft } from '../draft/index.ts';
import { CustomerFields } from '../form/CustomerFields.tsx';
import type { CheckoutForm } from '../form/checkout-form.ts';
import { HolderFields } from '../form/HolderFields.tsx';
import { MethodFields } from '../form/MethodFields.tsx';
import { PublicNameFields } from '../form/PublicNameFields.tsx';
import { WrongFields } from '../form/WrongFields.tsx';
import { useCard } from '../payment/card/use-card.tsx';
import { chosenMethod } from '../payment/offered-methods.ts';
import { type CheckoutState, type CheckoutStep, unheardOrder } from '../steps/checkout-state.ts';
import { useCheckoutApi } from './api-context.ts';
import type { CheckoutWay, Placed } from './checkout-way.ts';
import { Dialogs } from './Dialogs.tsx';
import { OrderSummary } from './OrderSummary.tsx';
import { useAgreedPrice, usePriceOfProven } from './use-agreed-price.ts';
import { useCheckout } from './use-checkout.ts';
import { useKeepDraft } from './use-keep-draft.ts';
import { quoteOf, useReview } from './use-review.ts';
import { WhatChanged } from './WhatChanged.tsx';

const OrderGlance = late(() => import('./OrderGlance.tsx'));
// What few checkouts meet comes when they do.
const Failure = late(() => import('../changes/Failure.tsx'));
const TooManyTrees = late(() => import('../changes/TooManyTrees.tsx'));

export interface CheckoutFlowProps {
  way: CheckoutWay;
  /** Where it begins: what was kept, or a new one. */
  draft: CheckoutDraft;
  treeIds: readonly number[];
  /** What the buyer's account is called; nothing for a guest. */
  accountName?: string;
  onLeaveOut: (treeIds: readonly number[]) => void;
  /** Other trees in place of those that are gone. */
  onReplace: (gone: readonly number[], others: readonly number[]) => void;
  /** A link to all trees, by its text; those that wait meanwhile go along. */
  toTrees: (beside: readonly number[], text: string) => ReactNode;
  /** What stands above, by whether there is something to fill in. */
  head?: (isForm: boolean) => ReactNode;
  /** In place of the form where none of the trees can be had. */
  noTrees: (gone: Schema<'Quote'>['unavailable']) => ReactNode;
  onMade: (placed: Placed) => void;
}

const interruptions: readonly CheckoutStep[] = ['differing', 'treesTaken', 'priceChanged', 'madeEarlier'];
/** An order that is being made goes on whatever a new count says of its trees: they may be held for it by now. */
const isUnderWay = (state: CheckoutState): boolean =>
  'order' in state || state.step === 'madeEarlier' || state.step === 'made';

/** From chosen trees to a transaction that waits for its payment. */
export function CheckoutFlow(props: CheckoutFlowProps) {
  const form = useForm<CheckoutForm>({ mode: 'onTouched', defaultValues: props.draft.form });
  return (
    <FormProvider {...form}>
      {props.treeIds.length > mostTrees ? (
        <Suspense>
          <TooManyTrees {...props} />
        </Suspense>
      ) : (
        <Checkout {...props} />
      )}
    </FormProvider>
  );
}

/** As many trees as one order may have. */
function Checkout(props: CheckoutFlowProps) {
  const { way, draft, treeIds, accountName, toTrees, onMade } = props;
  const { t } = useTranslation(['checkout', 'common']);
  const form = useFormContext<CheckoutForm>();
  const api = useCheckoutApi();
  const online = useOnline();
  const methodId = form.watch('paymentMethodId');
  const quote = useQuery(quoteOf(api, treeIds, methodId));
  const methods = useQuery(paymentMethodsQuery(api, useLanguage()));
  const method = chosenMethod(methods.data, methodId);
  const card = useCard(method?.cardScript);
  const check = useBotCheck('checkout', draft.proving !== undefined);
  const cache = useQueryClient();
  const [seen] = useState(() => cache.getQueryData(quoteOf(api, treeIds, null).queryKey));
  const price = useAgreedPrice(quote, methodId, seen);
  const [goneMethod, onMethodGone] = useGoneMethod(method, methods, quote, () => {
    form.setValue('paymentMethodId', '');
    form.setFocus('paymentMethodId');
  });
  const checkout = useCheckout({
    way,
    draft,
    check,
    card,
    onMade,
    onMethodGone,
    onWrongFields: ({ errors }) =>
      void untilThere(() => import('../form/found-wrong.ts')).then((found) => found.markWrong(form, errors)),
  });
  const { state, dispatch, ticket } = checkout;
  useKeepDraft({ draft, form, treeIds, state, ticket, card });
  const unheard = unheardOrder(state);
  const { isReady } = card;
  const { differs } = price;
  const review = useReview({ form, treeIds, unheard, isReady, dispatch, differs, onMethodGone });
  usePriceOfProven(state, quote, dispatch);
  const unavailable = quote.data?.unavailable ?? [];
  const isSaidAbove = state.step !== 'differing' || unavailable.length > 0 || price.changes.length > 0;
  const isInterrupted = interruptions.includes(state.step) && isSaidAbove;
  const formTop = useRef<HTMLFormElement>(null);
  // What changed meanwhile is told at the form's beginning, and the reader is at its end.
  useEffect(() => {
    if (isInterrupted) formTop.current?.scrollIntoView();
  }, [isInterrupted]);
  const details = useRef<HTMLElement>(null);
  const dismiss = () => dispatch({ type: 'dismissed' });
  // Without them there is nothing to go on with.
  const askForMethods = (event: SubmitEvent) => {
    event.preventDefault();
    void methods.refetch();
  };
  const leaveOut = (gone: readonly number[]) => {
    dismiss();
    props.onLeaveOut(gone);
  };

  const isSettled = !quote.isPlaceholderData && !unheard && !isUnderWay(state);
  const isEmpty = quote.data?.trees.length === 0;
  if (isSettled && isEmpty && unavailable.every(({ similar }) => similar === null)) {
    return (
      <>
        {props.head?.(false)}
        {props.noTrees(unavailable)}
      </>
    );
  }

  const addTree = treeIds.length < mostTrees && (
    <Link standalone asChild>
      {toTrees(treeIds, t('checkout:trees.addAnother'))}
    </Link>
  );

  return (
    <>
      {props.head?.(true)}
      <div className={styles.page}>
        {!isEmpty && !quote.error && (
          <div className={addTree ? styles.glanceWithWay : styles.glance}>
            {quote.data && (
              <Suspense>
                <OrderGlance order={quote.data} onDetails={() => show(details)} addTree={addTree} />
              </Suspense>
            )}
          </div>
        )}
        <form
          ref={formTop}
          onSubmit={methods.isError ? askForMethods : review}
          noValidate
          className={styles.form}
        >
          <WhatChanged
            state={state}
            quote={quote.data}
            price={price}
            treeIds={treeIds}
            onLeaveOut={leaveOut}
            onReplace={(gone, others) => {
              dismiss();
              props.onReplace(gone, others);
            }}
            onAccept={() => {
              dismiss();
              price.accept();
            }}
            onResume={way.mailCode && unheard ? () => void checkout.confirm(unheard) : undefined}
            toTrees={toTrees}
          />
          <CustomerFields />
          <HolderFields />
          <PublicNameFields accountName={accountName} />
          <MethodFields
            gone={goneMethod}
            methods={methods}
            total={isEmpty ? undefined : quote.data?.breakdown.totalPrice}
            card={card.fields}
          />
          {state.step === 'failed' && (
            <Suspense>
              <Failure problem={state.problem} onRetry={review} onDismiss={dismiss} />
            </Suspense>
          )}
          {check.check}
          <WrongFields />
          <Button
            type="submit"
            width="fullOnPhone"
            busy={
              state.step === 'counting'
                ? t(online ? 'checkout:summary.updating' : 'checkout:page.awaits')
                : undefined
            }
          >
            {t('checkout:page.pay')}
          </Button>
        </form>
        {!isEmpty && (
          <OrderSummary
            ref={details}
            quote={quote}
            hasMethod={Boolean(methodId)}
            onLeaveOut={leaveOut}
            addTree={addTree}
          />
        )}
        <Dialogs
          checkout={checkout}
          counted={quote.data}
          accountName={accountName}
          // The dialog gives the focus back as it closes.
          onOtherAddress={() => setTimeout(() => form.setFocus('customer.email', { shouldSelect: true }))}
        />
        {/* The page of the payment is on its way: the form that was sent is over. */}
        {state.step === 'made' && (
          <LoadingOverlay title={t('common:app.name')} text={t('common:loading.overlay')} />
        )}
      </div>
    </>
  );
}

function show({ current: part }: RefObject<HTMLElement | null>): void {
  part?.scrollIntoView();
  part?.focus({ preventScroll: true });
}
