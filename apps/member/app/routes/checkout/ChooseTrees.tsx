import { useTranslation } from '@rimba/i18n/react';
import { PageLink } from '@rimba/shell';
import { Button, EmptyState, Stack } from '@rimba/ui';
import type { Quote } from '../../data/wire.ts';
import { PageHead } from '../../frame/PageHead.tsx';
import { useGoneSentences } from './use-gone-sentences.ts';

/** Nothing to pay for: no tree was chosen, or none of the chosen can be had. */
export function NoTrees({ gone = [] }: { gone?: Quote['unavailable'] }) {
  const { t } = useTranslation('checkout');
  const goneSentences = useGoneSentences();
  return (
    <Stack gap={5}>
      <PageHead title={t('page.title')} />
      <EmptyState
        title={t('page.noTrees')}
        description={`${goneSentences(gone)} ${t('page.noTreesText')}`.trim()}
        action={
          <Button asChild>
            <PageLink to={{ page: 'trees', suffix: '?status=ready_to_adopt' }}>
              {t('page.chooseTrees')}
            </PageLink>
          </Button>
        }
      />
    </Stack>
  );
}
