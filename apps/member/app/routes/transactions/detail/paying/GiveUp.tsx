import { useTranslation } from '@rimba/i18n/react';
import { late, useDemand } from '@rimba/shell';
import { Button } from '@rimba/ui';
import { Suspense } from 'react';
import type { Transaction } from '../../../../data/wire.ts';

const GiveUpDialog = late(() => import('./GiveUpDialog.tsx'));

/** The way out of a transaction that waits. */
export function GiveUp({ transaction }: { transaction: Transaction }) {
  const { t } = useTranslation('transactions');
  const { wanted, open, onOpenChange, ask } = useDemand();
  return (
    <>
      <Button variant="quiet" onClick={ask}>
        {t('detail.cancel')}
      </Button>
      {wanted && (
        <Suspense>
          <GiveUpDialog transaction={transaction} open={open} onOpenChange={onOpenChange} />
        </Suspense>
      )}
    </>
  );
}
