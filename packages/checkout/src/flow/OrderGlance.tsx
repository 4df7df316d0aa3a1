import type { Schema } from '@rimba/api-client';
import { unbrokenCode } from '@rimba/i18n';
import { useFormat, useTranslation } from '@rimba/i18n/react';
import { Button, Card, Text } from '@rimba/ui';
import type { ReactNode } from 'react';
import * as styles from '../checkout.css.ts';

interface OrderGlanceProps {
  order: Pick<Schema<'Quote'>, 'trees' | 'breakdown'>;
  onDetails: () => void;
  addTree: ReactNode;
}

/**
 * Which trees are ordered and what they cost, before a form that has the details only below it. A module of its own: its
 * place is kept until there is a sum to show.
 */
export default function OrderGlance({ order: { trees, breakdown }, onDetails, addTree }: OrderGlanceProps) {
  const { t } = useTranslation('checkout');
  const format = useFormat();
  const [first, ...others] = trees;
  const named = first && `${first.treeName} ${unbrokenCode(first.code)}`;
  return (
    <Card padding={3}>
      <div className={styles.glanceWords}>
        <span className={styles.glanceOrder}>
          <Text variant="small">
            {others.length === 0 ? named : t('trees.andOthers', { tree: named, count: others.length })}
          </Text>
          <Text weight="bold">{format.rupiah(breakdown.finalPrice)}</Text>
        </span>
        <Button size="compact" variant="secondary" onClick={onDetails}>
          {t('summary.title')}
        </Button>
      </div>
      {addTree}
    </Card>
  );
}
