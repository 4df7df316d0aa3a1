import { mostTrees } from '@rimba/api-client/react-query';
import { useTranslation } from '@rimba/i18n/react';
import { Button, Checkbox, Text } from '@rimba/ui';
import { useState } from 'react';
import type { WishtreeEntry } from '../../data/wire.ts';
import { chosenTrees, turned } from './selection.ts';
import { useRemoval } from './use-removal.ts';
import { WishtreeRow } from './WishtreeRow.tsx';
import { WishtreeSummary } from './WishtreeSummary.tsx';
import * as styles from './wishtree.css.ts';

const nothing: ReadonlySet<number> = new Set();

export function WishtreeList({ entries }: { entries: readonly WishtreeEntry[] }) {
  const { t } = useTranslation('wishtree');
  const [ticked, setTicked] = useState<ReadonlySet<number>>();
  const remove = useRemoval();
  const chosen = chosenTrees(entries, ticked);
  const available = entries.filter((entry) => entry.available).map(({ treeId }) => treeId);
  const gone = entries.filter((entry) => !entry.available).map(({ treeId }) => treeId);
  const all = chosen.length === Math.min(available.length, mostTrees);
  const full = chosen.length === mostTrees;
  return (
    <div className={styles.page}>
      <div>
        <Text variant="small" tone="muted">
          {t('list.count', { count: entries.length })}
        </Text>
        <div className={styles.head}>
          <Checkbox
            label={t('list.selectAll')}
            checked={all && available.length > 0}
            disabled={available.length === 0}
            onChange={() => setTicked(all ? nothing : undefined)}
          />
          {chosen.length > 0 && (
            <Button variant="quiet" onClick={() => remove(chosen)}>
              {t('list.removeSelected')}
            </Button>
          )}
        </div>
        {available.length > mostTrees && (
          <Text variant="small" tone="muted">
            {t('list.atMost', { max: mostTrees })}
          </Text>
        )}
        <ul>
          {entries.map((entry) => (
            <WishtreeRow
              key={entry.treeId}
              entry={entry}
              chosen={chosen.includes(entry.treeId)}
              full={full}
              onTurn={() => setTicked(turned(new Set(chosen), entry.treeId))}
              onRemove={() => remove([entry.treeId])}
            />
          ))}
        </ul>
        {gone.length > 0 && (
          <Button variant="quiet" onClick={() => remove(gone)}>
            {t('list.removeUnavailable')}
          </Button>
        )}
      </div>
      <WishtreeSummary chosen={chosen} />
    </div>
  );
}
