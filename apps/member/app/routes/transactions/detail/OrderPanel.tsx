import { OrderPrice } from '@rimba/checkout/payment';
import { drawingFor } from '@rimba/drawings';
import { useTranslation } from '@rimba/i18n/react';
import { PageLink } from '@rimba/shell';
import { Card, Heading, Plate, Stack, Text, TreeCode } from '@rimba/ui';
import type { Transaction } from '../../../data/wire.ts';
import { isNamedByReader } from '../is-gift.ts';
import { namesOf } from '../names.ts';
import { Names } from './Names.tsx';
import * as styles from './transaction-detail.css.ts';
import { usePublicName } from './use-public-name.ts';

interface OrderPanelProps {
  transaction: Transaction;
  /** It waits, but is not to be paid any more. */
  isTimeUp?: boolean;
}

/** The trees of a transaction, what they cost, and under which names. */
export function OrderPanel({ transaction, isTimeUp = false }: OrderPanelProps) {
  const { t } = useTranslation(['checkout', 'transactions']);
  const { status, trees, breakdown, holder } = transaction;
  const publicName = usePublicName(transaction);
  const names = namesOf(transaction);
  return (
    <Stack gap={4}>
      <Card>
        <Stack gap={4}>
          <Heading level={2} size="h4">
            {t('checkout:trees.count', { count: trees.length })}
          </Heading>
          <ul>
            {trees.map(({ treeId, tree, replacedBy }) => {
              const shown = replacedBy ?? tree;
              return (
                <li key={treeId} className={styles.tree}>
                  <Plate of={drawingFor(shown.latinName, 'leaf')} size="thumb" />
                  <span className={styles.treeWords}>
                    <PageLink to={{ page: 'tree', params: { treeId: shown.id } }}>{shown.treeName}</PageLink>
                    <TreeCode>{shown.code}</TreeCode>
                  </span>
                </li>
              );
            })}
          </ul>
          <Heading level={3} size="label">
            {t('transactions:detail.price')}
          </Heading>
          <OrderPrice breakdown={breakdown} status={isTimeUp ? 'cancelled' : status} />
        </Stack>
      </Card>
      {status === 'pending_payment' && (
        <Stack gap={1}>
          <Text variant="small" tone="muted" as="div">
            {names.length > 1 ? (
              <>
                {t('transactions:detail.holder')}
                <Names of={names} />
              </>
            ) : (
              t('checkout:confirm.holder', { name: holder })
            )}
          </Text>
          {isNamedByReader(transaction) && (
            <Text variant="small" tone="muted">
              {t('checkout:confirm.publicName', { name: publicName })}
            </Text>
          )}
        </Stack>
      )}
    </Stack>
  );
}
