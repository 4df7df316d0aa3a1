import type { Schema } from '@rimba/api-client';
import { useTranslation } from '@rimba/i18n/react';
import { EmptyState } from '@rimba/ui';
import type { ReactNode } from 'react';
import { HeldForYou } from './HeldForYou.tsx';
import { useGoneSentences } from './use-gone-sentences.ts';

interface NoTreesProps {
  gone?: Schema<'Quote'>['unavailable'];
  /** The way to trees. */
  action: ReactNode;
}

/** Nothing to pay for: no tree was chosen, or none of the chosen can be had; or all are held for the reader. */
export function NoTrees({ gone = [], action }: NoTreesProps) {
  const { t } = useTranslation('checkout');
  const goneSentences = useGoneSentences();
  const held = gone.filter(({ transactionId }) => transactionId !== null);
  const transactionId = held[0]?.transactionId;
  if (transactionId != null) return <HeldForYou count={held.length} transactionId={transactionId} />;
  return (
    <EmptyState
      title={t('page.noTrees')}
      description={`${goneSentences(gone)} ${t('page.noTreesText')}`.trim()}
      action={action}
    />
  );
}
