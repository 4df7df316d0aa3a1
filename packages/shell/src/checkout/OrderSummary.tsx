import { drawingFor } from '@rimba/drawings';
import { useTranslation } from '@rimba/i18n/react';
import {
  Card,
  CloseIcon,
  Heading,
  IconButton,
  Plate,
  Skeleton,
  SkeletonGroup,
  Stack,
  Text,
  TreeCode,
} from '@rimba/ui';
import type { UseQueryResult } from '@tanstack/react-query';
import type { Quote } from '../../data/wire.ts';
import { QueryFailed } from '../../frame/QueryFailed.tsx';
import { Price } from '../../prices/Price.tsx';
import * as styles from './checkout.css.ts';
import { TreesTaken } from './TreesTaken.tsx';
import { useGoneSentences } from './use-gone-sentences.ts';

interface OrderSummaryProps {
  treeIds: readonly number[];
  quote: UseQueryResult<Quote>;
  /** Trees whose loss is told elsewhere. */
  told: readonly number[];
  onLeaveOut: (treeIds: readonly number[]) => void;
}

/** The chosen trees and what they cost, by the service's count. */
export function OrderSummary({ treeIds, quote, told, onLeaveOut }: OrderSummaryProps) {
  const { t } = useTranslation(['checkout', 'common', 'errors']);
  const goneSentences = useGoneSentences();
  if (quote.isPending) {
    return (
      <SkeletonGroup label={t('common:loading.data')}>
        <Skeleton shape="tall" />
      </SkeletonGroup>
    );
  }
  if (quote.isError) return <QueryFailed error={quote.error} onRetry={() => quote.refetch()} />;
  const { trees, unavailable, breakdown } = quote.data;
  const gone = unavailable.map(({ treeId }) => treeId);
  return (
    <aside className={styles.summary} aria-label={t('checkout:summary.title')}>
      <Stack gap={4}>
        {gone.some((id) => !told.includes(id)) && (
          <TreesTaken
            title={goneSentences(unavailable) || t('errors:checkout.trees_unavailable')}
            taken={gone}
            left={treeIds.filter((id) => !gone.includes(id))}
            onLeaveOut={() => onLeaveOut(gone)}
          />
        )}
        <Card>
          <Stack gap={4}>
            <Heading level={2} size="h4">
              {t('checkout:trees.count', { count: trees.length })}
            </Heading>
            <ul>
              {trees.map((tree) => (
                <li key={tree.id} className={styles.tree}>
                  <Plate of={drawingFor(tree.latinName, 'leaf')} size="thumb" />
                  <span className={styles.treeWords}>
                    <Text as="span" weight="semibold" tone="default">
                      {tree.treeName}
                    </Text>
                    <TreeCode>{tree.code}</TreeCode>
                  </span>
                  {trees.length > 1 && (
                    <IconButton
                      icon={CloseIcon}
                      label={t('checkout:trees.remove', { code: tree.code })}
                      onClick={() => onLeaveOut([tree.id])}
                    />
                  )}
                </li>
              ))}
            </ul>
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
