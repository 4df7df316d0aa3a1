import { treeStatuses, treeStatusWords } from '@rimba/i18n';
import { useTranslation } from '@rimba/i18n/react';
import { FilterChip } from '@rimba/ui';
import * as styles from './list.css.ts';
import type { ListControls } from './list-controls.ts';

/** The states of a tree, any number of them. */
export function StatusChips({ state, onChange }: ListControls) {
  const { t } = useTranslation(['common']);
  const { t: trees } = useTranslation('trees');
  return (
    <fieldset className={styles.wrappingChips} aria-label={trees('filters.status')}>
      {treeStatuses.map((status) => (
        <FilterChip
          key={status}
          selected={state.status.includes(status)}
          onSelectedChange={(selected) =>
            onChange({
              status: treeStatuses.filter((each) =>
                each === status ? selected : state.status.includes(each),
              ),
            })
          }
        >
          {t(treeStatusWords[status])}
        </FilterChip>
      ))}
    </fieldset>
  );
}
