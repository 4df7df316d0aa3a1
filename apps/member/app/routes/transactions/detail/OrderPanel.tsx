import { drawingFor } from '@rimba/drawings';
import { useTranslation } from '@rimba/i18n/react';
import { PageLink } from '@rimba/shell';
import { Price } from '@rimba/shell/payment';
import { Card, Heading, Plate, Stack, Text, TreeCode } from '@rimba/ui';
import type { Transaction } from '../../../data/wire.ts';
import * as styles from './detail.css.ts';

const publicNameWords = {
  full: 'publicName.full',
  initials: 'publicName.initials',
  hidden: 'publicName.anonymous',
} as const;

/** The trees of a transaction, what they cost, and under which names. */
export function OrderPanel({ transaction }: { transaction: Transaction }) {
  const { t } = useTranslation('checkout');
  const { status, trees, breakdown, holder, publicName } = transaction;
  return (
    <Stack gap={4}>
      <Card>
        <Stack gap={4}>
          <Heading level={2} size="h4">
            {t('trees.count', { count: trees.length })}
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
          <Price breakdown={breakdown} status={status} />
        </Stack>
      </Card>
      <Text variant="small" tone="muted">
        {t('confirm.holder', { name: holder })}.{' '}
        {t('confirm.publicName', { name: t(publicNameWords[publicName]) })}.
      </Text>
    </Stack>
  );
}
