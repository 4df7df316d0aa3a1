import { landTypes, landTypeWords } from '@rimba/i18n';
import { useFormat, useTranslation } from '@rimba/i18n/react';
import { FilterChip } from '@rimba/ui';
import { useQuery } from '@tanstack/react-query';
import { treeCountsQuery } from '../../../data/trees.ts';
import * as styles from './list.css.ts';
import type { ListControls } from './list-controls.ts';

/** The forest's kinds of land, with how many trees there wait for a name. */
export function LandTypes({ state, onChange }: ListControls) {
  const { t } = useTranslation(['trees']);
  const format = useFormat();
  const counts = useQuery(treeCountsQuery()).data;
  const ready = new Map(counts?.byLandType.map(({ landType, readyToAdopt }) => [landType, readyToAdopt]));
  return (
    <fieldset className={styles.chips} aria-label={t('filters.landType')}>
      {landTypes.map((landType) => {
        const count = ready.get(landType);
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
