import { treeStatuses, treeStatusWords } from '@rimba/i18n';
import { useTranslation } from '@rimba/i18n/react';
import { FilterChip, Select, Stack, Switch } from '@rimba/ui';
import { useQuery } from '@tanstack/react-query';
import { speciesQuery } from '../../data/map.ts';
import { communitiesQuery } from '../../data/trees.ts';
import * as styles from './map.css.ts';
import type { MapState } from './map-state.ts';

/** What the parts of the map's page read and change. */
interface MapControls {
  state: MapState;
  onChange: (change: Partial<MapState>) => void;
}

/** The states of trees, any number of them: over the map, because they are its legend's other half. */
export function StatusFilter({ state: { statuses }, onChange }: MapControls) {
  const { t } = useTranslation(['common', 'trees']);
  return (
    <fieldset className={styles.chips} aria-label={t('trees:filters.status')}>
      {treeStatuses.map((status) => (
        <FilterChip
          key={status}
          selected={statuses.includes(status)}
          onSelectedChange={(selected) =>
            onChange({
              statuses: treeStatuses.filter((each) => (each === status ? selected : statuses.includes(each))),
            })
          }
        >
          {t(treeStatusWords[status])}
        </FilterChip>
      ))}
    </fieldset>
  );
}

/** One community, one species, or the reader's own trees alone. */
export function PlaceFilters({ state: { community, species, mine }, onChange }: MapControls) {
  const { t } = useTranslation(['trees', 'map']);
  const communities = useQuery(communitiesQuery()).data?.data ?? [];
  const kinds = useQuery(speciesQuery()).data?.data ?? [];
  return (
    <Stack gap={4} as="section" aria-label={t('trees:filters.title')}>
      <Switch
        label={t('map:filters.mine')}
        checked={mine}
        onChange={({ currentTarget: { checked } }) => onChange({ mine: checked, tree: undefined })}
      />
      {!mine && (
        <>
          <Select
            label={t('trees:filters.group')}
            value={community === undefined ? '' : String(community)}
            options={communities.map(({ id, name }) => ({ value: String(id), label: name }))}
            placeholder={t('trees:filters.anyGroup')}
            onChange={({ currentTarget: { value } }) => onChange({ community: idOf(value) })}
          />
          <Select
            label={t('trees:filters.species')}
            value={species === undefined ? '' : String(species)}
            options={kinds.map(({ id, localName, latinName }) => ({
              value: String(id),
              label: `${localName} (${latinName})`,
            }))}
            placeholder={t('map:filters.anySpecies')}
            onChange={({ currentTarget: { value } }) => onChange({ species: idOf(value) })}
          />
        </>
      )}
    </Stack>
  );
}

const idOf = (value: string) => (value === '' ? undefined : Number(value));
