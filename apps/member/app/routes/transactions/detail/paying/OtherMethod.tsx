import { useTranslation } from '@rimba/i18n/react';
import { late, useDemand } from '@rimba/shell';
import { Button } from '@rimba/ui';
import { Suspense } from 'react';
import type { Transaction } from '../../../../data/wire.ts';

const OtherMethodDialog = late(() => import('./OtherMethodDialog.tsx'));

export function OtherMethod({ transaction }: { transaction: Transaction }) {
  const { t } = useTranslation('transactions');
  const { wanted, open, onOpenChange, ask } = useDemand();
  return (
    <>
      <Button variant="quiet" onClick={ask}>
        {t('detail.changeMethod')}
      </Button>
      {wanted && (
        <Suspense>
          <OtherMethodDialog transaction={transaction} open={open} onOpenChange={onOpenChange} />
        </Suspense>
      )}
    </>
  );
}
