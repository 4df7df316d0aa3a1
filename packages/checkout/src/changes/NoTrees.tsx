import type { Schema } from '@rimba/api-client';
import { motif } from '@rimba/drawings';
import { useTranslation } from '@rimba/i18n/react';
import { EmptyState, Plate } from '@rimba/ui';
import type { ReactNode } from 'react';
import { useGoneSentences } from './use-gone-sentences.ts';
import { YoursAlready } from './YoursAlready.tsx';

interface NoTreesProps {
  gone?: Schema<'Quote'>['unavailable'];
  /** The way to trees. */
  action: ReactNode;
}

/** Nothing to pay for: no tree was chosen, or none of the chosen can be had; or all are the reader's already. */
export function NoTrees({ gone = [], action }: NoTreesProps) {
  const { t } = useTranslation('checkout');
  const goneSentences = useGoneSentences();
  if (gone.some(({ transactionId }) => transactionId !== null)) return <YoursAlready gone={gone} />;
  return (
    <EmptyState
      title={t('page.noTrees')}
      description={`${goneSentences(gone)} ${t('page.noTreesText')}`.trim()}
      drawing={<Plate of={motif('empty-no-trees')} size="medium" />}
      action={action}
    />
  );
}
