import { drawingFor } from '@rimba/drawings';
import { treeStatusWords } from '@rimba/i18n';
import { useFormat, useTranslation } from '@rimba/i18n/react';
import { late, PageLink } from '@rimba/shell';
import {
  Checkbox,
  DeleteIcon,
  Heading,
  IconButton,
  LatinName,
  Plate,
  StatusMark,
  Text,
  TreeCode,
  VisuallyHidden,
} from '@rimba/ui';
import { Suspense } from 'react';
import type { WishtreeEntry } from '../../data/wire.ts';
import * as styles from './wishtree.css.ts';

// Most wishtrees have none.
const Unavailable = late(() => import('./Unavailable.tsx'));

interface WishtreeRowProps {
  entry: WishtreeEntry;
  chosen: boolean;
  /** One transaction takes no more than is chosen. */
  full: boolean;
  onTurn: () => void;
  onRemove: () => void;
}

/** One saved tree. One that is gone stays listed, faded, with a way to others of its kind. */
export function WishtreeRow({ entry, chosen, full, onTurn, onRemove }: WishtreeRowProps) {
  const { t } = useTranslation(['wishtree', 'common']);
  const format = useFormat();
  const { tree, available } = entry;
  if (!tree) return null;
  return (
    <li className={styles.row}>
      <Checkbox
        label={<VisuallyHidden>{`${tree.treeName} ${tree.code}`}</VisuallyHidden>}
        checked={chosen}
        disabled={!available || (full && !chosen)}
        onChange={onTurn}
      />
      <div className={styles.drawing}>
        <Plate of={drawingFor(tree.latinName, 'leaf')} size="small" wash={available ? 'full' : 'none'} />
      </div>
      <div className={styles.words}>
        <Heading level={2} size="h4">
          <PageLink to={{ page: 'tree', params: { treeId: tree.id } }} className={styles.name}>
            {tree.treeName}
          </PageLink>
        </Heading>
        <LatinName>{tree.latinName}</LatinName>
        <TreeCode>{tree.code}</TreeCode>
        {available ? (
          <Text variant="caption" tone="muted">
            {t('wishtree:list.addedAt', { date: format.shortDate(entry.addedAt) })}
          </Text>
        ) : (
          <>
            <StatusMark status={tree.status}>{t(treeStatusWords[tree.status])}</StatusMark>
            <Suspense>
              <Unavailable tree={tree} />
            </Suspense>
          </>
        )}
      </div>
      <IconButton
        icon={DeleteIcon}
        label={`${t('wishtree:list.remove')} ${tree.treeName} ${tree.code}`}
        onClick={onRemove}
      />
    </li>
  );
}
