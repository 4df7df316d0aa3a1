import { useTranslation } from '@rimba/i18n/react';
import { late, useDemand } from '@rimba/shell';
import { Button, LogOutIcon } from '@rimba/ui';
import { Suspense } from 'react';

const LeaveDialog = late(() => import('./LeaveDialog.tsx'));

export function Leave() {
  const { t } = useTranslation('profile');
  const { wanted, open, onOpenChange, ask } = useDemand();
  return (
    <>
      <Button variant="secondary" icon={LogOutIcon} onClick={ask}>
        {t('menu.logout')}
      </Button>
      {wanted && (
        <Suspense>
          <LeaveDialog open={open} onOpenChange={onOpenChange} />
        </Suspense>
      )}
    </>
  );
}
