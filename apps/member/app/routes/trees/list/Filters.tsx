import { useTranslation } from '@rimba/i18n/react';
import { late } from '@rimba/shell';
import { Button, FilterIcon } from '@rimba/ui';
import { Suspense, useState } from 'react';
import type { ListControls } from './list-controls.ts';
import { filterCount } from './list-state.ts';
import * as styles from './tree-list.css.ts';

const FilterSheet = late(() => import('./FilterSheet.tsx'));

/** What the row of chips has no room for, behind a button with a count. */
export function Filters({ state, onChange }: ListControls) {
  const { t } = useTranslation('trees');
  const [open, setOpen] = useState(false);
  const count = filterCount(state);
  return (
    <div className={styles.filters}>
      <Button variant="secondary" icon={FilterIcon} onClick={() => setOpen(true)}>
        {count === 0 ? t('filters.short') : t('filters.active', { count })}
      </Button>
      {open && (
        <Suspense>
          <FilterSheet state={state} onChange={onChange} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </div>
  );
}
