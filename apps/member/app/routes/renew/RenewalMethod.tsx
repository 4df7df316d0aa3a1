import type { Schema } from '@rimba/api-client';
import { MethodChoice } from '@rimba/checkout/payment';
import { useTranslation } from '@rimba/i18n/react';
import { QueryFailed } from '@rimba/shell';
import { Banner, Button, Inline, Stack, Text } from '@rimba/ui';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { lastPaidQuery } from '../../data/transactions.ts';

interface RenewalMethodProps {
  methods: UseQueryResult<Schema<'PaymentMethodGroup'>[]>;
  method: Schema<'PaymentMethod'> | undefined;
  /** The name of one that was chosen and is no longer offered. */
  gone: string | undefined;
  /** What the trees cost before a method's fee, for the methods' limits. */
  total: number | undefined;
  onMethod: (id: string) => void;
}

/** How it is paid: the way of last time, or the one just chosen, in one line; or all of them. */
export function RenewalMethod({ methods, method, gone, total, onMethod }: RenewalMethodProps) {
  const { t } = useTranslation(['renew', 'checkout']);
  const { methodId: lastId } = useLastMethod();
  const [choosing, setChoosing] = useState(false);
  const id = method ? String(method.id) : '';
  return (
    <>
      {methods.isError && <QueryFailed error={methods.error} onRetry={() => methods.refetch()} />}
      {gone !== undefined && !method && (
        <Banner urgent>{t('checkout:methods.gone', { method: gone })}</Banner>
      )}
      {method && !choosing && (
        <Stack gap={1}>
          <Text variant="small">
            {id === lastId ? t('renew:method', { method: method.name }) : method.name}
          </Text>
          <Inline>
            <Button variant="quiet" size="compact" onClick={() => setChoosing(true)}>
              {t('renew:other')}
            </Button>
          </Inline>
        </Stack>
      )}
      {methods.data && (choosing || !method) && (
        <MethodChoice groups={methods.data} total={total} name="method" value={id} onValueChange={onMethod} />
      )}
    </>
  );
}

/** The method that the reader paid by last, by which a renewal is paid too unless another is chosen. */
export function useLastMethod(): { isPending: boolean; methodId: string } {
  const { data: last, isPending } = useQuery(lastPaidQuery());
  return { isPending, methodId: last ? String(last.paymentMethod.id) : '' };
}
