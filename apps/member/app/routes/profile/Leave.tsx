import { useTranslation } from '@rimba/i18n/react';
import { Later } from '@rimba/shell';
import { Button, LogOutIcon } from '@rimba/ui';
import { lazy } from 'react';

const LeaveDialog = lazy(() => import('./LeaveDialog.tsx'));

export function Leave() {
  const { t } = useTranslation('profile');
  const trigger = (
    <Button variant="secondary" icon={LogOutIcon}>
      {t('menu.logout')}
    </Button>
  );
  return (
    <Later meanwhile={trigger}>
      <LeaveDialog trigger={trigger} />
    </Later>
  );
}
