import type { Schema } from '@rimba/api-client';
import { drawingFor } from '@rimba/drawings';
import { useTranslation } from '@rimba/i18n/react';
import { CloseIcon, IconButton, Plate, Text, TreeCode } from '@rimba/ui';
import * as styles from '../checkout.css.ts';

interface ChosenTreesProps {
  trees: Schema<'Quote'>['trees'];
  onLeaveOut: (treeIds: readonly number[]) => void;
}

/** The trees of an order; the last one stays, for without it there is no order. */
export function ChosenTrees({ trees, onLeaveOut }: ChosenTreesProps) {
  const { t } = useTranslation('checkout');
  return (
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
              label={t('trees.remove', { code: tree.code })}
              onClick={() => onLeaveOut([tree.id])}
            />
          )}
        </li>
      ))}
    </ul>
  );
}
