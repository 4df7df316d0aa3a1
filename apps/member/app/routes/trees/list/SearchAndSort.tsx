import { useTranslation } from '@rimba/i18n/react';
import { SearchField, Select } from '@rimba/ui';
import { useTypedSearch } from '../../../frame/use-typed-search.ts';
import type { ListControls } from './list-controls.ts';
import { type Sorting, sortings } from './list-state.ts';
import * as styles from './tree-list.css.ts';

export function SearchAndSort({ state, onChange }: ListControls) {
  const { t } = useTranslation(['trees', 'common']);
  const [search, setSearch] = useTypedSearch(state.search, (text) => onChange({ search: text }));
  return (
    <>
      <div className={styles.search}>
        <SearchField
          label={t('trees:list.searchPlaceholder')}
          prompt={t('trees:list.searchShort')}
          value={search}
          onValueChange={setSearch}
          clearLabel={t('common:actions.clearSearch')}
        />
      </div>
      <div className={styles.sort}>
        <Select
          label={<span className={styles.sortLabel}>{t('trees:sort.label')}</span>}
          value={state.sorting}
          options={Object.keys(sortings).map((value) => ({
            value,
            label: t(`trees:sort.${value as Sorting}`),
          }))}
          onChange={(event) => onChange({ sorting: event.currentTarget.value as Sorting })}
        />
      </div>
    </>
  );
}
