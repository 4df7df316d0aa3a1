import type { Schema } from '@rimba/api-client';
import { shortestSearch } from '@rimba/forms';
import { landTypes, landTypeWords } from '@rimba/i18n';
import { useFormat, useTranslation } from '@rimba/i18n/react';
import { usePageAddress } from '@rimba/shell';
import { Button, FilterIcon, FilterSelect, Link, RemovableChip, SearchField } from '@rimba/ui';
import * as styles from './shelf.css.ts';
import {
  type Height,
  heights,
  noFilters,
  type Order,
  orders,
  type ShelfFilter,
  type ShelfSearch,
  withoutFilters,
  writeShelfSearch,
} from './shelf-search.ts';

export interface Choices {
  readonly species: readonly Pick<Schema<'Species'>, 'id' | 'localName'>[];
  readonly communities: readonly Pick<Schema<'Community'>, 'id' | 'name'>[];
}

interface ShelfFiltersProps extends Choices {
  search: ShelfSearch;
}

const orderWords = {
  newest: 'shelf:filter.sortNewest',
  tallest: 'shelf:filter.sortTallest',
  shortest: 'shelf:filter.sortShortest',
} as const satisfies Record<Order, string>;

const namesOf = <Name extends string>(table: Record<Name, unknown>) => Object.keys(table) as Name[];

/** One form, which asks the server anew and needs no script; and a chip for each filter in use. */
export function ShelfFilters({ search, species, communities }: ShelfFiltersProps) {
  const { t } = useTranslation(['shelf', 'trees']);
  const heightWords = useHeightWords();
  const inUse = useFiltersInUse({ search, species, communities });
  const all = { value: '', label: t('shelf:filter.all') };
  return (
    <>
      <details className={styles.toggle}>
        <Button asChild variant="secondary" icon={FilterIcon} width="full">
          <summary className={styles.opener}>
            {inUse.length === 0 ? t('shelf:filter.open') : t('shelf:filter.openWith', { n: inUse.length })}
          </summary>
        </Button>
      </details>
      {/* Who comes back sees what the list was asked, and not what was chosen last. */}
      <form className={styles.filters} aria-label={t('shelf:filter.title')} autoComplete="off">
        {search.chosen.length > 0 && <input type="hidden" name="trees" value={search.chosen.join(',')} />}
        {search.isGift && <input type="hidden" name="gift" value="1" />}
        <div className={styles.words}>
          <SearchField
            name="q"
            label={t('shelf:filter.search')}
            prompt={t('shelf:filter.searchPrompt')}
            defaultValue={search.words}
            minLength={shortestSearch}
          />
        </div>
        <FilterSelect
          name="species"
          label={t('shelf:filter.species')}
          defaultValue={String(search.species ?? '')}
          options={[all, ...species.map(({ id, localName }) => ({ value: String(id), label: localName }))]}
        />
        <FilterSelect
          name="group"
          label={t('shelf:filter.group')}
          defaultValue={String(search.community ?? '')}
          options={[all, ...communities.map(({ id, name }) => ({ value: String(id), label: name }))]}
        />
        <FilterSelect
          name="height"
          label={t('shelf:filter.height')}
          defaultValue={search.height ?? ''}
          options={[all, ...namesOf(heights).map((value) => ({ value, label: heightWords(value) }))]}
        />
        <FilterSelect
          name="land"
          label={t('shelf:filter.land')}
          defaultValue={search.land ?? ''}
          options={[all, ...landTypes.map((value) => ({ value, label: t(landTypeWords[value]) }))]}
        />
        <FilterSelect
          name="sort"
          label={t('shelf:filter.sort')}
          defaultValue={search.sort}
          options={namesOf(orders).map((value) => ({ value, label: t(orderWords[value]) }))}
        />
        <Button type="submit" variant="secondary" size="compact">
          {t('shelf:filter.apply')}
        </Button>
      </form>
      {inUse.length > 0 && (
        <div className={styles.chips}>
          {inUse.map(({ what, href }) => (
            <RemovableChip key={what} href={href} removeLabel={t('shelf:filter.remove', { what })}>
              {what}
            </RemovableChip>
          ))}
          <ClearAll search={search} />
        </div>
      )}
    </>
  );
}

function ClearAll({ search }: { search: ShelfSearch }) {
  const { t } = useTranslation('shelf');
  const address = useShelfAddress();
  return (
    <Link standalone href={address(withoutFilters(search))}>
      {t('filter.clear')}
    </Link>
  );
}

/** The shelf's own address under another search. */
export function useShelfAddress(): (search: ShelfSearch) => string {
  const address = usePageAddress();
  return (search) => address({ page: 'shelf', suffix: writeShelfSearch(search) });
}

/** "2–5 m", "> 10 m". */
export function useHeightWords(): (height: Height) => string {
  const format = useFormat();
  return (height) => {
    const [from, to] = height.split('-');
    return to ? `${from}–${format.measure(Number(to), 'm')}` : `> ${format.measure(Number(from), 'm')}`;
  };
}

function useFiltersInUse({
  search,
  species,
  communities,
}: ShelfFiltersProps): { what: string; href: string }[] {
  const { t } = useTranslation(['shelf', 'trees']);
  const heightWords = useHeightWords();
  const address = useShelfAddress();
  const said = {
    words: search.words,
    species: species.find(({ id }) => id === search.species)?.localName,
    community: communities.find(({ id }) => id === search.community)?.name,
    height: search.height && heightWords(search.height),
    land: search.land && t(landTypeWords[search.land]),
  } satisfies Record<ShelfFilter, string | undefined>;
  return namesOf(said).flatMap((filter) => {
    const what = said[filter];
    return what ? [{ what, href: address({ ...search, page: 1, [filter]: noFilters[filter] }) }] : [];
  });
}
