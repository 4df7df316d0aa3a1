import { treeStatusWords } from '@rimba/i18n';
import { useTranslation } from '@rimba/i18n/react';
import { StatusMark } from '@rimba/ui';
import type { Tree } from '../../data/wire.ts';
import * as styles from './map.css.ts';

interface TreeLinesProps {
  trees: readonly Tree[];
  selected: number | undefined;
  onTree: (tree: Tree) => void;
}

/** Trees as buttons that choose them: the map for who does not point. */
export function TreeLines({ trees, selected, onTree }: TreeLinesProps) {
  const { t } = useTranslation(['common']);
  return (
    <ul className={styles.lines}>
      {trees.map((tree) => (
        <li key={tree.id} className={styles.line}>
          <button
            type="button"
            className={styles.place}
            aria-current={tree.id === selected}
            onClick={() => onTree(tree)}
          >
            <span className={styles.placeName}>{tree.treeName}</span>
            <span className={styles.placeNote}>{tree.code}</span>
            <StatusMark status={tree.status}>{t(treeStatusWords[tree.status])}</StatusMark>
          </button>
        </li>
      ))}
    </ul>
  );
}
