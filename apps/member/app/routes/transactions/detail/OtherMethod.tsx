import { useTranslation } from '@rimba/i18n/react';
import { Later } from '@rimba/shell';
import { Button } from '@rimba/ui';
import { lazy } from 'react';
import type { Transaction } from '../../../data/wire.ts';

const OtherMethodDialog = lazy(() => import('./OtherMethodDialog.tsx'));

export function OtherMethod({ transaction }: { transaction: Transaction }) {
  const { t } = useTranslation('transactions');
  const trigger = <Button variant="quiet">{t('detail.changeMethod')}</Button>;
  return (
    <Later meanwhile={trigger}>
      <OtherMethodDialog transaction={transaction} trigger={trigger} />
    </Later>
  );
}
