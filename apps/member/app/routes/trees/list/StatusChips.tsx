import { type TreeStatus, treeStatuses, treeStatusWords } from '@rimba/i18n';
import { useTranslation } from '@rimba/i18n/react';
import { useQuery } from '@tanstack/react-query';
import { CountedChip } from './CountedChip.tsx';
import type { ListControls } from './list-controls.ts';
import { statusCountsQuery } from './trees-query.ts';

/** States of a tree, any number of them. */
export function StatusChips({ of, state, onChange }: ListControls & { of: readonly TreeStatus[] }) {
  const { t } = useTranslation(['common']);
  const left = useQuery(statusCountsQuery(state)).data?.byStatus;
  return of.map((status) => (
    <CountedChip
      key={status}
      left={left && (left[status] ?? 0)}
      selected={state.status.includes(status)}
      onSelectedChange={(selected) =>
        onChange({
          status: treeStatuses.filter((each) => (each === status ? selected : state.status.includes(each))),
        })
      }
    >
      {t(treeStatusWords[status])}
    </CountedChip>
  ));
}
