import { useTranslation } from '@rimba/i18n/react';
import { Select } from '@rimba/ui';
import { useQuery } from '@tanstack/react-query';
import { groupsQuery } from '../../../data/trees.ts';
import type { ListControls } from './list-controls.ts';

/** One community group, or any. */
export function GroupSelect({ state, onChange }: ListControls) {
  const { t } = useTranslation('trees');
  const groups = useQuery(groupsQuery()).data?.data ?? [];
  return (
    <Select
      label={t('filters.group')}
      value={state.group === undefined ? '' : String(state.group)}
      options={groups.map(({ id, name }) => ({ value: String(id), label: name }))}
      placeholder={t('filters.anyGroup')}
      onChange={({ currentTarget: { value } }) =>
        onChange({ group: value === '' ? undefined : Number(value) })
      }
    />
  );
}
