import { landTypes, landTypeWords } from '@rimba/i18n';
import { useTranslation } from '@rimba/i18n/react';
import { useQuery } from '@tanstack/react-query';
import { CountedChip } from './CountedChip.tsx';
import type { ListControls } from './list-controls.ts';
import { landCountsQuery } from './trees-query.ts';

/** The forest's kinds of land, with how many trees of each the other filters leave. */
export function LandTypes({ state, onChange }: ListControls) {
  const { t } = useTranslation(['trees']);
  const counts = useQuery(landCountsQuery(state)).data;
  const left = counts && new Map(counts.byLandType.map(({ landType, total }) => [landType, total]));
  return landTypes.map((landType) => (
    <CountedChip
      key={landType}
      left={left && (left.get(landType) ?? 0)}
      selected={state.landType === landType}
      onSelectedChange={(selected) => onChange({ landType: selected ? landType : undefined })}
    >
      {t(landTypeWords[landType])}
    </CountedChip>
  ));
}
