import { recordedStatuses, treeStatuses } from '@rimba/i18n';
import { useTranslation } from '@rimba/i18n/react';
import { Button, Sheet, Stack, Text } from '@rimba/ui';
import { media } from '@rimba/ui/tokens';
import { useQuery } from '@tanstack/react-query';
import { treeCountsQuery } from '../../../data/trees.ts';
import { CommunitySelect } from './CommunitySelect.tsx';
import type { ListControls } from './list-controls.ts';
import { noNarrowing } from './list-state.ts';
import { Sizes } from './Sizes.tsx';
import { StatusChips } from './StatusChips.tsx';
import * as styles from './tree-list.css.ts';
import { useMatching } from './use-matching.ts';

/** The filters: from below on phones, from the side beyond. They work at once; the list behind follows. */
export default function FilterSheet({ state, onChange, onClose }: ListControls & { onClose: () => void }) {
  const { t } = useTranslation(['trees', 'common']);
  const matching = useMatching(state);
  const counts = useQuery(treeCountsQuery()).data;
  const recorded = recordedStatuses.reduce((trees, each) => trees + (counts?.byStatus[each] ?? 0), 0);
  const gone = (counts?.total ?? 0) - recorded;
  return (
    <Sheet
      open
      onOpenChange={(open) => !open && onClose()}
      side={window.matchMedia(media.tablet).matches ? 'right' : 'bottom'}
      title={t('trees:filters.title')}
      closeLabel={t('common:actions.close')}
      footer={
        <>
          <Button variant="quiet" onClick={() => onChange(noNarrowing)}>
            {t('common:actions.resetFilter')}
          </Button>
          <Button onClick={onClose}>
            {matching === undefined
              ? t('common:actions.applyFilter')
              : t('trees:filters.see', { count: matching })}
          </Button>
        </>
      }
    >
      <Stack gap={5}>
        <Stack gap={2}>
          <Text variant="label">{t('trees:filters.status')}</Text>
          <fieldset className={styles.wrappingChips} aria-label={t('trees:filters.status')}>
            <StatusChips of={treeStatuses} state={state} onChange={onChange} />
          </fieldset>
          {gone > 0 && (
            <Text variant="small" tone="muted">
              {t('trees:list.gone', { count: gone })}
            </Text>
          )}
        </Stack>
        <CommunitySelect state={state} onChange={onChange} />
        <Sizes state={state} onChange={onChange} />
      </Stack>
    </Sheet>
  );
}
