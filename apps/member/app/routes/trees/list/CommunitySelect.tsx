import { useTranslation } from '@rimba/i18n/react';
import { Select } from '@rimba/ui';
import { useQuery } from '@tanstack/react-query';
import { communitiesQuery } from '../../../data/trees.ts';
import type { ListControls } from './list-controls.ts';

/** One community, or any. */
export function CommunitySelect({ state, onChange }: ListControls) {
  const { t } = useTranslation('trees');
  const communities = useQuery(communitiesQuery()).data?.data ?? [];
  return (
    <Select
      label={t('filters.group')}
      value={state.community === undefined ? '' : String(state.community)}
      options={communities.map(({ id, name }) => ({ value: String(id), label: name }))}
      placeholder={t('filters.anyGroup')}
      onChange={({ currentTarget: { value } }) =>
        onChange({ community: value === '' ? undefined : Number(value) })
      }
    />
  );
}
