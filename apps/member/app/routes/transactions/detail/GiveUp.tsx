import { useTranslation } from '@rimba/i18n/react';
import { Later } from '@rimba/shell';
import { Button } from '@rimba/ui';
import { lazy } from 'react';
import type { Transaction } from '../../../data/wire.ts';

const GiveUpDialog = lazy(() => import('./GiveUpDialog.tsx'));

/** The way out of a transaction that waits. */
export function GiveUp({ transaction }: { transaction: Transaction }) {
  const { t } = useTranslation('transactions');
  const trigger = <Button variant="quiet">{t('detail.cancel')}</Button>;
  return (
    <Later meanwhile={trigger}>
      <GiveUpDialog transaction={transaction} trigger={trigger} />
    </Later>
  );
}
