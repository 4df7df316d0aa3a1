import { useTranslation } from '@rimba/i18n/react';
import { Button, Sheet, Stack, Text } from '@rimba/ui';
import { GroupSelect } from './GroupSelect.tsx';
import type { ListControls } from './list-controls.ts';
import { noSheetFilters } from './list-state.ts';
import { Sizes } from './Sizes.tsx';
import { StatusChips } from './StatusChips.tsx';

/** The filters on a phone. They work at once; the list behind follows. */
export default function FilterSheet({ state, onChange, onClose }: ListControls & { onClose: () => void }) {
  const { t } = useTranslation(['trees', 'common']);
  return (
    <Sheet
      open
      onOpenChange={(open) => !open && onClose()}
      side="bottom"
      title={t('trees:filters.title')}
      closeLabel={t('common:actions.close')}
      footer={
        <>
          <Button variant="quiet" onClick={() => onChange(noSheetFilters)}>
            {t('common:actions.resetFilter')}
          </Button>
          <Button onClick={onClose}>{t('common:actions.applyFilter')}</Button>
        </>
      }
    >
      <Stack gap={5}>
        <Stack gap={2}>
          <Text variant="label">{t('trees:filters.status')}</Text>
          <StatusChips state={state} onChange={onChange} />
        </Stack>
        <GroupSelect state={state} onChange={onChange} />
        <Sizes state={state} onChange={onChange} />
      </Stack>
    </Sheet>
  );
}
