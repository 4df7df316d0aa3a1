import type { Schema } from '@rimba/api-client';
import { drawingFor } from '@rimba/drawings';
import { useFormat, useTranslation } from '@rimba/i18n/react';
import { TextLink } from '@rimba/shell';
import { Plate, Text } from '@rimba/ui';
import * as styles from './gift.css.ts';

type Tree = Schema<'TreeCard'>;

/** The first tree as a plate of its kind, and each by name, code and height. */
export function GivenTrees({ trees }: { trees: readonly Tree[] }) {
  const { t } = useTranslation('gifts');
  const format = useFormat();
  const [first] = trees;
  if (!first) return null;
  return (
    <figure className={styles.figure}>
      <div className={styles.frame}>
        <div className={styles.drawing}>
          <Plate of={drawingFor(first.latinName, 'tree')} />
        </div>
        <div className={styles.standIn}>
          <Text variant="caption" tone="muted">
            {t('page.standIn', { tree: first.treeName })}
          </Text>
        </div>
      </div>
      <figcaption>
        {trees.map((tree) => (
          <Text key={tree.id} variant="small">
            {`${tree.treeName}, `}
            <TextLink to={{ page: 'shelfTree', params: { treeCode: tree.code } }}>{tree.code}</TextLink>
            {trees.length > 1 && `, ${format.measure(tree.height, 'm')}`}
          </Text>
        ))}
      </figcaption>
    </figure>
  );
}
