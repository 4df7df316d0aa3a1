import { landTypes, landTypeWords } from '@rimba/i18n';
import { useFormat, useTranslation } from '@rimba/i18n/react';
import { FilterChip } from '@rimba/ui';
import { useQuery } from '@tanstack/react-query';
import * as styles from './list.css.ts';
import type { ListControls } from './list-controls.ts';
import { landCountsQuery } from './trees-query.ts';

/** The forest's kinds of land, with how many trees of each the other filters leave. */
export function LandTypes({ state, onChange }: ListControls) {
  const { t } = useTranslation(['trees']);
  const format = useFormat();
  const counts = useQuery(landCountsQuery(state)).data;
  const left = new Map(counts?.byLandType.map(({ landType, total }) => [landType, total]));
  return (
    <fieldset className={styles.chips} aria-label={t('filters.landType')}>
      {landTypes.map((landType) => {
        const count = left.get(landType);
        return (
          <FilterChip
            key={landType}
            selected={state.landType === landType}
            onSelectedChange={(selected) => onChange({ landType: selected ? landType : undefined })}
            {...(count !== undefined && { count: format.number(count) })}
          >
            {t(landTypeWords[landType])}
          </FilterChip>
        );
      })}
    </fieldset>
  );
}
