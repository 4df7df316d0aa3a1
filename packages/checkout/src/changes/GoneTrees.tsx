import type { Schema } from '@rimba/api-client';
import { useTranslation } from '@rimba/i18n/react';
import type { ReactNode } from 'react';
import { HeldForYou } from './HeldForYou.tsx';
import { TreesTaken } from './TreesTaken.tsx';
import { useGoneSentences } from './use-gone-sentences.ts';

interface GoneTreesProps {
  gone: Schema<'Quote'>['unavailable'];
  left: readonly number[];
  onLeaveOut: () => void;
  chooseOthers: (gone: readonly number[]) => ReactNode;
}

/** The chosen trees that cannot be ordered: held for the reader already, or lost to others. A module of its own. */
export default function GoneTrees({ gone, left, onLeaveOut, chooseOthers }: GoneTreesProps) {
  const { t } = useTranslation('errors');
  const goneSentences = useGoneSentences();
  const held = gone.filter(({ transactionId }) => transactionId !== null);
  const taken = gone.filter(({ transactionId }) => transactionId === null);
  const takenIds = taken.map(({ treeId }) => treeId);
  const transactionId = held[0]?.transactionId;
  return (
    <>
      {transactionId != null && <HeldForYou count={held.length} transactionId={transactionId} />}
      {taken.length > 0 && (
        <TreesTaken
          title={goneSentences(taken) || t('checkout.trees_unavailable')}
          taken={takenIds}
          left={left}
          onLeaveOut={onLeaveOut}
          chooseOthers={chooseOthers(takenIds)}
        />
      )}
    </>
  );
}
