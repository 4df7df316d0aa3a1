import type { Schema } from '@rimba/api-client';
import { useBotCheck } from '@rimba/checkout/bot-check';
import { isMethodGone, PriceChanged, useAgreedPrice, useGoneMethod } from '@rimba/checkout/changes';
import { chosenMethod, OrderPrice, useCard } from '@rimba/checkout/payment';
import { useFormat, useLanguage, useTranslation } from '@rimba/i18n/react';
import { late, PageLink, QueryFailed } from '@rimba/shell';
import { Button, Card, Heading, Stack, Text } from '@rimba/ui';
import { useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { paymentMethodsQuery } from '../../data/order.ts';
import { renewalQuoteQuery } from '../../data/renewal.ts';
import { RenewalMethod } from './RenewalMethod.tsx';
import * as styles from './renew.css.ts';
import { isOfBoth, obstacleOf, type Renewable } from './renewable.ts';
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
  const [goneMethod, onMethodGone] = useGoneMethod(method, methods, quote, () => onMethod(''));
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
  const isNothing = chosen.length > 0 && quote.data?.trees.length === 0;
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
          {quote.isError && !isMethodGone(quote.error) && (
            <QueryFailed error={quote.error} onRetry={() => quote.refetch()} />
          )}
          {isSettled && <Gone quote={quote.data} chosen={chosen} />}
          {isOtherPrice && <PriceChanged price={price} now={quote.data.breakdown} onAccept={price.accept} />}
          {!isNothing && (
            <>
              {chosen.length > 0 && quote.data && (
                <OrderPrice
                  breakdown={quote.data.breakdown}
                  status={method ? 'pending_payment' : 'before_fee'}
                />
              )}
              <RenewalMethod
                methods={methods}
                method={method}
                gone={goneMethod}
                total={quote.data?.breakdown.totalPrice}
                onMethod={onMethod}
              />
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
                {[
                  `${t('checkout:summary.noRefund')}.`,
                  t('renew:auto'),
                  chosen.some((one) => !isOfBoth(one)) && t('renew:unless'),
                  chosen.some(isOfBoth) && t('renew:unlessGift'),
                ]
                  .filter(Boolean)
                  .join(' ')}
              </Text>
            </>
          )}
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

interface GoneProps {
  quote: Schema<'Quote'>;
  chosen: readonly Renewable[];
}

/** What is ticked and cannot be had now: being renewed, going on already, or somebody else's since the page was opened. */
function Gone({ quote: { trees, unavailable }, chosen }: GoneProps) {
  const { t } = useTranslation('renew');
  const format = useFormat();
  return unavailable.map((one) => {
    const obstacle = obstacleOf(
      one,
      chosen.find(({ tree }) => tree.tree.id === one.treeId),
    );
    const name = one.treeName ?? one.code ?? '';
    return (
      <Text key={one.treeId} variant="small">
        {obstacle.is === 'renewing'
          ? t('renewing', {
              name,
              who: obstacle.name ?? t(obstacle.by),
              until: format.dateTime(obstacle.until),
            })
          : t(obstacle.is, { name })}
        {trees.length > 0 && ` ${t('untick')}`}{' '}
        {obstacle.is === 'waiting' && (
          <PageLink to={{ page: 'transaction', params: { transactionId: obstacle.transactionId } }}>
            {t('toPay')}
          </PageLink>
        )}
      </Text>
    );
  });
}
