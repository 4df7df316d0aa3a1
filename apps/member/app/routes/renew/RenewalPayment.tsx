import type { Schema } from '@rimba/api-client';
import { useBotCheck } from '@rimba/checkout/bot-check';
import { chosenMethod, MethodChoice, Price, useCard } from '@rimba/checkout/payment';
import { useLanguage, useTranslation } from '@rimba/i18n/react';
import { PageLink, QueryFailed, usePageAddress } from '@rimba/shell';
import { Button, Card, Heading, Inline, Stack, Text } from '@rimba/ui';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { paymentMethodsQuery } from '../../data/order.ts';
import { placeRenewal, renewalQuoteQuery } from '../../data/renewal.ts';
import { lastPaidQuery } from '../../data/transactions.ts';
import { useSayFailure } from '../../frame/use-say-failure.ts';
import * as styles from './renew.css.ts';

interface RenewalPaymentProps {
  chosen: readonly number[];
  /** The name on what is one's own, where it is to change. */
  holder: string | undefined;
  methodId: string;
  onMethod: (id: string) => void;
}

/** What another year costs, how it is paid, and the order itself. Nothing that is known is asked again. */
export function RenewalPayment({ chosen, holder, methodId, onMethod }: RenewalPaymentProps) {
  const { t } = useTranslation(['renew', 'checkout']);
  const navigate = useNavigate();
  const address = usePageAddress();
  const sayFailure = useSayFailure();
  const methods = useQuery(paymentMethodsQuery(useLanguage()));
  const method = chosenMethod(methods.data, methodId);
  const quote = useQuery({
    ...renewalQuoteQuery(chosen, method?.id),
    enabled: chosen.length > 0,
  });
  const card = useCard(method?.cardScript);
  // One press orders: the check is done before it.
  const botCheck = useBotCheck('checkout', true);
  const [busy, setBusy] = useState(false);
  const [choosing, setChoosing] = useState(false);
  const keys = useRef(new Map<string, string>());
  const isSettled = quote.data !== undefined && !quote.isPlaceholderData && chosen.length > 0;

  /** The same order sent again is the same transaction. */
  const keyOf = (order: object) => {
    const signature = JSON.stringify(order);
    const key = keys.current.get(signature) ?? crypto.randomUUID();
    keys.current.set(signature, key);
    return key;
  };

  const order = async ({ breakdown }: Schema<'Quote'>) => {
    if (!method || !card.isReady()) return;
    setBusy(true);
    try {
      const cardToken = await card.take();
      const agreed = {
        renews: [...chosen],
        paymentMethodId: method.id,
        expectedTotal: breakdown.finalPrice,
        ...(holder !== undefined && { holder: holder.trim() }),
      };
      const recaptchaToken = await botCheck.take();
      const made = await placeRenewal(keyOf(agreed), {
        ...agreed,
        recaptchaToken,
        ...(cardToken !== undefined && { cardToken }),
      });
      if (made.payment?.redirectUrl) return window.location.replace(made.payment.redirectUrl);
      navigate(address({ page: 'transaction', params: { transactionId: made.id } }));
    } catch (error) {
      sayFailure(error);
      // A tree taken meanwhile, another price: the page shows what is so now, and is asked again.
      await quote.refetch();
    } finally {
      botCheck.renew();
      setBusy(false);
    }
  };

  return (
    <aside className={styles.summary} aria-label={t('renew:pay')}>
      <Card>
        <Stack gap={4}>
          <Heading level={2} size="h3">
            {t('renew:pay')}
          </Heading>
          {chosen.length === 0 && <Text tone="muted">{t('renew:choose')}</Text>}
          {quote.isError && <QueryFailed error={quote.error} onRetry={() => quote.refetch()} />}
          {isSettled && <Gone trees={quote.data.unavailable} />}
          {chosen.length > 0 && quote.data && <Price breakdown={quote.data.breakdown} />}
          {methods.isError && <QueryFailed error={methods.error} onRetry={() => methods.refetch()} />}
          <Method
            name={method?.name}
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
            disabled={!isSettled || !method || quote.data.unavailable.length > 0 || holder?.trim() === ''}
            busy={busy ? t('checkout:confirm.submitting') : undefined}
            onClick={() => quote.data && void order(quote.data)}
          >
            {t('renew:do', { count: chosen.length })}
          </Button>
          <Text variant="small" tone="muted">
            {t('checkout:summary.noRefund')}. {t('renew:auto')}
          </Text>
        </Stack>
      </Card>
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

/** The way of last time in one line, or all of them. */
function Method({ name, isChoosing, onOther, children }: MethodProps) {
  const { t } = useTranslation('renew');
  if (isChoosing) return children;
  if (name === undefined) return null;
  return (
    <Stack gap={1}>
      <Text variant="small">{t('method', { method: name })}</Text>
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
