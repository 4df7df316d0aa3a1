import { useTranslation } from '@rimba/i18n/react';
import { GridIcon, ListIcon, SegmentedControl } from '@rimba/ui';
import type { ListControls } from './list-controls.ts';

/** Sheets or lines. */
export function ViewChoice({ state: { view }, onChange }: ListControls) {
  const { t } = useTranslation('trees');
  return (
    <SegmentedControl
      label={t('list.view')}
      value={view}
      segments={[
        { value: 'grid', label: t('list.viewGrid'), icon: GridIcon, iconOnly: true },
        { value: 'list', label: t('list.viewList'), icon: ListIcon, iconOnly: true },
      ]}
      onValueChange={(chosen) => onChange({ view: chosen })}
    />
  );
}
