import type { Schema } from '@rimba/api-client';
import { useTranslation } from '@rimba/i18n/react';
import { Card, Heading, Skeleton, SkeletonGroup, Stack, Text } from '@rimba/ui';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { QueryFailed } from '../page/QueryFailed.tsx';
import { Price } from '../payment/Price.tsx';
import { ChosenTrees } from './ChosenTrees.tsx';
import * as styles from './checkout.css.ts';
import { GoneTrees } from './GoneTrees.tsx';

interface OrderSummaryProps {
  treeIds: readonly number[];
  quote: UseQueryResult<Schema<'Quote'>>;
  /** Trees whose loss is told elsewhere. */
  told: readonly number[];
  onLeaveOut: (treeIds: readonly number[]) => void;
  chooseOthers: (gone: readonly number[]) => ReactNode;
}

/** The chosen trees and what they cost, by the service's count. */
export function OrderSummary({ treeIds, quote, told, onLeaveOut, chooseOthers }: OrderSummaryProps) {
  const { t } = useTranslation(['checkout', 'common']);
  if (quote.isPending) {
    return (
      <SkeletonGroup label={t('common:loading.data')}>
        <Skeleton shape="tall" />
      </SkeletonGroup>
    );
  }
  if (quote.isError) return <QueryFailed error={quote.error} onRetry={() => quote.refetch()} />;
  const { trees, unavailable, breakdown } = quote.data;
  return (
    <aside className={styles.summary} aria-label={t('checkout:summary.title')}>
      <Stack gap={4}>
        <GoneTrees
          gone={unavailable.filter(({ treeId }) => !told.includes(treeId))}
          left={treeIds.filter((id) => unavailable.every(({ treeId }) => treeId !== id))}
          onLeaveOut={() => onLeaveOut(unavailable.map(({ treeId }) => treeId))}
          chooseOthers={chooseOthers}
        />
        <Card>
          <Stack gap={4}>
            <Heading level={2} size="h4">
              {t('checkout:trees.count', { count: trees.length })}
            </Heading>
            <ChosenTrees trees={trees} onLeaveOut={onLeaveOut} />
            <Price breakdown={breakdown} />
          </Stack>
        </Card>
        <Text variant="small" tone="muted">
          {t('checkout:summary.term')}. {t('checkout:summary.noRefund')}.
        </Text>
      </Stack>
    </aside>
  );
}
