import { useSession } from '@rimba/auth/react';
import { useTranslation } from '@rimba/i18n/react';
import type { Demand } from '@rimba/shell';
import { ConfirmDialog } from '@rimba/ui';
import { useLogout } from '../../frame/use-logout.ts';

/** A module of its own, so that the dialog's code comes when it is asked for. */
export default function LeaveDialog(demand: Pick<Demand, 'open' | 'onOpenChange'>) {
  const { t } = useTranslation('auth');
  const logout = useLogout(useSession().session);
  return (
    <ConfirmDialog
      {...demand}
      title={t('logout.title')}
      description={t('logout.text')}
      confirmLabel={t('logout.confirm')}
      cancelLabel={t('logout.cancel')}
      busyLabel={t('logout.progress')}
      onConfirm={logout}
    />
  );
}
