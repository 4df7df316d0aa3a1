import { shortestSearch } from '@rimba/forms';
import { useTranslation } from '@rimba/i18n/react';
import { Button, SearchField, Select } from '@rimba/ui';
import * as styles from './communities.css.ts';
import { type ListSearch, orders } from './list-search.ts';

const names = Object.keys(orders) as (keyof typeof orders)[];

/** Asks the server anew: it needs no script. */
export function CommunitySearch({ words, sort }: ListSearch) {
  const { t } = useTranslation(['communities', 'common']);
  return (
    <search>
      <form className={styles.search} autoComplete="off">
        <SearchField
          name="q"
          label={t('communities:list.searchPlaceholder')}
          prompt={t('communities:list.searchPlaceholder')}
          defaultValue={words}
          minLength={shortestSearch}
        />
        <Select
          id="sort"
          name="sort"
          label={t('common:actions.sort')}
          defaultValue={sort}
          options={names.map((value) => ({ value, label: t(`communities:list.sort.${value}`) }))}
        />
        <Button type="submit" variant="secondary">
          {t('common:actions.search')}
        </Button>
      </form>
    </search>
  );
}
