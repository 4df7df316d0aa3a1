import type { Schema } from '@rimba/api-client';
import { drawingFor } from '@rimba/drawings';
import { useFormat } from '@rimba/i18n/react';
import { Plate, Text, TreeCode } from '@rimba/ui';
import type { ReactNode } from 'react';
import * as styles from '../checkout.css.ts';

interface TreeRowProps {
  tree: Schema<'TreeCard'>;
  /** What can be done with it. */
  action?: ReactNode;
}

/** A tree in a line: which it is, how high, and who looks after it. */
export function TreeRow({ tree, action }: TreeRowProps) {
  const format = useFormat();
  return (
    <div className={styles.tree}>
      <Plate of={drawingFor(tree.latinName, 'leaf')} size="thumb" />
      <span className={styles.treeWords}>
        <Text as="span" weight="semibold" tone="default">
          {tree.treeName}
        </Text>
        <TreeCode>{tree.code}</TreeCode>
        <Text as="span" variant="small" tone="muted">
          {format.measure(tree.height, 'm')}, {tree.kelompokKomunitas.name}
        </Text>
      </span>
      {action}
    </div>
  );
}
