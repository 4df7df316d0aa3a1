import type { Schema } from '@rimba/api-client';
import { useTranslation } from '@rimba/i18n/react';
import { QueryFailed } from '@rimba/shell';
import { Card, Heading, Skeleton, SkeletonGroup, Stack, Text } from '@rimba/ui';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode, Ref } from 'react';
import * as styles from '../checkout.css.ts';
import { OrderPrice } from '../payment/OrderPrice.tsx';
import { ChosenTrees } from './ChosenTrees.tsx';

interface OrderSummaryProps {
  quote: UseQueryResult<Schema<'Quote'>>;
  /** Whether the count has the fee of a method. */
  hasMethod: boolean;
  onLeaveOut: (treeIds: readonly number[]) => void;
  addTree: ReactNode;
  ref: Ref<HTMLElement>;
}

/** The chosen trees and what they cost, by the service's count. */
export function OrderSummary({ quote, hasMethod, onLeaveOut, addTree, ref }: OrderSummaryProps) {
  const { t } = useTranslation(['checkout', 'common']);
  if (quote.isPending) {
    return (
      <SkeletonGroup label={t('common:loading.data')}>
        <Skeleton shape="tall" />
      </SkeletonGroup>
    );
  }
  if (quote.isError) return <QueryFailed error={quote.error} onRetry={() => quote.refetch()} />;
  const { trees, breakdown } = quote.data;
  return (
    <aside ref={ref} tabIndex={-1} className={styles.summary} aria-label={t('checkout:summary.title')}>
      <Stack gap={4}>
        <Card>
          <Stack gap={4}>
            <Heading level={2} size="h4">
              {t('checkout:trees.count', { count: trees.length })}
            </Heading>
            <ChosenTrees trees={trees} onLeaveOut={onLeaveOut} />
            {addTree && <div className={styles.besideForm}>{addTree}</div>}
            <OrderPrice breakdown={breakdown} status={hasMethod ? 'pending_payment' : 'before_fee'} />
          </Stack>
        </Card>
        <Text variant="small" tone="muted">
          {t('checkout:summary.term')}. {t('checkout:summary.noRefund')}.
        </Text>
      </Stack>
    </aside>
  );
}
