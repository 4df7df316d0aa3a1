import { useTranslation } from '@rimba/i18n/react';
import { late } from '@rimba/shell';
import { Button, FilterIcon, Inline } from '@rimba/ui';
import { media } from '@rimba/ui/tokens';
import { Suspense, startTransition, useEffect, useState } from 'react';
import { GroupSelect } from './GroupSelect.tsx';
import * as styles from './list.css.ts';
import type { ListControls } from './list-controls.ts';
import { filterCount, noSheetFilters } from './list-state.ts';
import { Sizes } from './Sizes.tsx';
import { StatusChips } from './StatusChips.tsx';

const FilterSheet = late(() => import('./FilterSheet.tsx'));

/**
 * What there is room for. The server does not know, and sends both for the style sheet to choose from; what is not
 * seen goes when there is time.
 */
function useRoom(): 'wide' | 'narrow' | 'either' {
  const [room, setRoom] = useState<'wide' | 'narrow' | 'either'>('either');
  useEffect(() => {
    const wide = window.matchMedia(media.tablet);
    const follow = () => startTransition(() => setRoom(wide.matches ? 'wide' : 'narrow'));
    follow();
    wide.addEventListener('change', follow);
    return () => wide.removeEventListener('change', follow);
  }, []);
  return room;
}

/** States and groups: in a row from 768 px, behind a button with a count on phones. */
export function Filters({ state, onChange }: ListControls) {
  const { t } = useTranslation(['trees', 'common']);
  const [open, setOpen] = useState(false);
  const count = filterCount(state);
  const room = useRoom();
  return (
    <>
      {room !== 'narrow' && (
        <div className={`${styles.filters} ${styles.ifWide}`}>
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
      )}
      {room !== 'wide' && (
        <div className={`${styles.filters} ${styles.ifNarrow}`}>
          <Button variant="secondary" icon={FilterIcon} onClick={() => setOpen(true)}>
            {count === 0 ? t('trees:filters.short') : t('trees:filters.active', { count })}
          </Button>
        </div>
      )}
      {open && (
        <Suspense>
          <FilterSheet state={state} onChange={onChange} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
