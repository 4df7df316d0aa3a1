import { useTranslation } from '@rimba/i18n/react';
import { Button, FilterIcon, Inline } from '@rimba/ui';
import { lazy, Suspense, useState } from 'react';
import { GroupSelect } from './GroupSelect.tsx';
import * as styles from './list.css.ts';
import type { ListControls } from './list-controls.ts';
import { filterCount, noSheetFilters } from './list-state.ts';
import { Sizes } from './Sizes.tsx';
import { StatusChips } from './StatusChips.tsx';

const FilterSheet = lazy(() => import('./FilterSheet.tsx'));

/** States and groups: in a row from 768 px, behind a button with a count on phones. */
export function Filters({ state, onChange }: ListControls) {
  const { t } = useTranslation(['trees', 'common']);
  const [open, setOpen] = useState(false);
  const count = filterCount(state);
  return (
    <>
      <div className={styles.wide}>
        <Inline gap={4} align="end">
          <StatusChips state={state} onChange={onChange} />
          <GroupSelect state={state} onChange={onChange} />
          <Sizes state={state} onChange={onChange} />
          {count > 0 && (
            <Button variant="quiet" onClick={() => onChange(noSheetFilters)}>
              {t('common:actions.resetFilter')}
            </Button>
          )}
        </Inline>
      </div>
      <div className={styles.phone}>
        <Button variant="secondary" width="full" icon={FilterIcon} onClick={() => setOpen(true)}>
          {count === 0 ? t('trees:filters.title') : t('trees:filters.active', { count })}
        </Button>
      </div>
      {open && (
        <Suspense>
          <FilterSheet state={state} onChange={onChange} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
