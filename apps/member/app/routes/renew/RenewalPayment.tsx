import type { Schema } from '@rimba/api-client';
import { useBotCheck } from '@rimba/checkout/bot-check';
import { isMethodGone, PriceChanged, useAgreedPrice } from '@rimba/checkout/changes';
import { chosenMethod, MethodChoice, OrderPrice, useCard } from '@rimba/checkout/payment';
import { useLanguage, useTranslation } from '@rimba/i18n/react';
import { late, PageLink, QueryFailed } from '@rimba/shell';
import { Banner, Button, Card, Heading, Inline, Stack, Text } from '@rimba/ui';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, Suspense, useEffect, useState } from 'react';
import { paymentMethodsQuery } from '../../data/order.ts';
import { renewalQuoteQuery } from '../../data/renewal.ts';
import { lastPaidQuery } from '../../data/transactions.ts';
import * as styles from './renew.css.ts';
import type { Renewable } from './renewable.ts';
import { useRenewalOrder } from './use-renewal-order.ts';

const LastLook = late(() => import('./LastLook.tsx'));

interface RenewalPaymentProps {
  chosen: readonly Renewable[];
  /** The name on what is one's own, where it is to change. */
  holder: string | undefined;
  methodId: string;
  onMethod: (id: string) => void;
}

/** What another year costs, how it is paid, and the order itself. Nothing that is known is asked again. */
export function RenewalPayment({ chosen, holder, methodId, onMethod }: RenewalPaymentProps) {
  const { t } = useTranslation(['renew', 'checkout']);
  const methods = useQuery(paymentMethodsQuery(useLanguage()));
  const method = chosenMethod(methods.data, methodId);
  const quote = useQuery({
    ...renewalQuoteQuery(
      chosen.map(({ adoptionId }) => adoptionId),
      method?.id,
    ),
    enabled: chosen.length > 0,
  });
  const price = useAgreedPrice(quote, method ? methodId : null, undefined);
  const card = useCard(method?.cardScript);
  // The last look orders: the check is done before it.
  const botCheck = useBotCheck('checkout', true);
  const last = useLastMethod();
  const [choosing, setChoosing] = useState(false);
  const [goneMethod, setGoneMethod] = useState<string>();
  const onMethodGone = () => {
    setGoneMethod(method?.name);
    onMethod('');
    void methods.refetch();
  };
  const isGone = isMethodGone(quote.error);
  useEffect(() => {
    if (isGone) onMethodGone();
  }, [isGone]);
  const order = useRenewalOrder({
    trees: chosen,
    holder,
    method,
    quote,
    differs: price.differs,
    card,
    botCheck,
    onMethodGone,
  });
  const isSettled = quote.data !== undefined && !quote.isPlaceholderData && chosen.length > 0;
  const isOtherPrice = isSettled && price.changes.length > 0;
  const isReady =
    isSettled && !isOtherPrice && quote.data.unavailable.length === 0 && method && holder?.trim() !== '';

  return (
    <aside className={styles.summary} aria-label={t('renew:pay')}>
      <Card>
        <Stack gap={4}>
          <Heading level={2} size="h3">
            {t('renew:pay')}
          </Heading>
          {chosen.length === 0 && <Text tone="muted">{t('renew:choose')}</Text>}
          {quote.isError && !isGone && <QueryFailed error={quote.error} onRetry={() => quote.refetch()} />}
          {isSettled && <Gone trees={quote.data.unavailable} />}
          {isOtherPrice && price.before !== undefined && (
            <PriceChanged
              changes={price.changes}
              before={price.before}
              now={quote.data.breakdown.finalPrice}
              onAccept={price.accept}
            />
          )}
          {chosen.length > 0 && quote.data && (
            <OrderPrice breakdown={quote.data.breakdown} status={method ? 'pending_payment' : 'before_fee'} />
          )}
          {methods.isError && <QueryFailed error={methods.error} onRetry={() => methods.refetch()} />}
          {goneMethod !== undefined && !method && (
            <Banner urgent>{t('checkout:methods.gone', { method: goneMethod })}</Banner>
          )}
          <Method
            name={
              method &&
              (methodId === last.methodId ? t('renew:method', { method: method.name }) : method.name)
            }
            isChoosing={choosing || (methods.data !== undefined && !method)}
            onOther={() => setChoosing(true)}
          >
            {methods.data && (
              <MethodChoice
                groups={methods.data}
                total={quote.data?.breakdown.totalPrice}
                name="method"
                value={methodId}
                onValueChange={onMethod}
              />
            )}
          </Method>
          {card.fields}
          {botCheck.check}
          <Button
            width="full"
            disabled={!isReady}
            busy={order.busy ? t('checkout:summary.updating') : undefined}
            onClick={() => void order.review()}
          >
            {t('renew:do', { count: chosen.length })}
          </Button>
          <Text variant="small" tone="muted">
            {t('checkout:summary.noRefund')}. {t('renew:auto')}
          </Text>
        </Stack>
      </Card>
      {order.look && method && (
        <Suspense>
          <LastLook
            quote={order.look}
            trees={chosen}
            holder={holder?.trim()}
            method={method.name}
            onConfirm={order.confirm}
            onWithdraw={order.withdraw}
          />
        </Suspense>
      )}
    </aside>
  );
}

/** What is ticked and cannot be had now: ordered already, or somebody else's since the page was opened. */
function Gone({ trees }: { trees: Schema<'Quote'>['unavailable'] }) {
  const { t } = useTranslation('renew');
  return trees.map(({ treeId, treeName, code, transactionId }) => (
    <Text key={treeId} variant="small">
      {t(transactionId === null ? 'lost' : 'waiting', { name: treeName ?? code ?? '' })}{' '}
      {transactionId !== null && (
        <PageLink to={{ page: 'transaction', params: { transactionId } }}>{t('toPay')}</PageLink>
      )}
    </Text>
  ));
}

interface MethodProps {
  name: string | undefined;
  isChoosing: boolean;
  onOther: () => void;
  children: ReactNode;
}

/** The way of last time, or the one just chosen, in one line; or all of them. */
function Method({ name, isChoosing, onOther, children }: MethodProps) {
  const { t } = useTranslation('renew');
  if (isChoosing) return children;
  if (name === undefined) return null;
  return (
    <Stack gap={1}>
      <Text variant="small">{name}</Text>
      <Inline>
        <Button variant="quiet" size="compact" onClick={onOther}>
          {t('other')}
        </Button>
      </Inline>
    </Stack>
  );
}

/** The method that the reader paid by last, by which a renewal is paid too unless another is chosen. */
export function useLastMethod(): { isPending: boolean; methodId: string } {
  const { data: last, isPending } = useQuery(lastPaidQuery());
  return { isPending, methodId: last ? String(last.paymentMethod.id) : '' };
}
