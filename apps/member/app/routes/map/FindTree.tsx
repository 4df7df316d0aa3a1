import { readyFirst } from '@rimba/api-client/react-query';
import { shortestSearch } from '@rimba/forms';
import { useTranslation } from '@rimba/i18n/react';
import { QueryFailed } from '@rimba/shell';
import { SearchField, Stack, Text } from '@rimba/ui';
import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import { foundTreesQuery } from '../../data/map.ts';
import type { Tree } from '../../data/wire.ts';
import * as styles from './map.css.ts';
import { TreeLines } from './TreeLines.tsx';

const shown = 6;

interface FindTreeProps {
  selected: number | undefined;
  onTree: (tree: Tree) => void;
}

/** A tree by its name, kind or code, wherever the map is: choosing it leads the map there. */
export function FindTree({ selected, onTree }: FindTreeProps) {
  const { t } = useTranslation('map');
  const [typed, setTyped] = useState('');
  const words = useDeferredValue(typed.trim());
  const found = useQuery({ ...foundTreesQuery(words), enabled: words.length >= shortestSearch });
  const trees = words.length >= shortestSearch ? found.data && readyFirst(found.data.data) : undefined;
  return (
    <Stack gap={2} as="section" aria-label={t('search.label')}>
      <SearchField
        label={t('search.label')}
        prompt={t('search.prompt')}
        value={typed}
        onValueChange={setTyped}
      />
      {found.isError && <QueryFailed error={found.error} onRetry={() => found.refetch()} />}
      {trees?.length === 0 && (
        <div className={styles.found}>
          <Text role="status" variant="small" tone="muted">
            {t('search.none')}
          </Text>
        </div>
      )}
      {trees && trees.length > 0 && (
        <div className={selected === undefined ? undefined : styles.foundBefore}>
          <div className={styles.found}>
            <div className={styles.foundLines}>
              <TreeLines trees={trees.slice(0, shown)} selected={selected} onTree={onTree} />
            </div>
          </div>
        </div>
      )}
    </Stack>
  );
}
