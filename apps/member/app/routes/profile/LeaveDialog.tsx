import { useTranslation } from '@rimba/i18n/react';
import { ConfirmDialog } from '@rimba/ui';
import type { ReactNode } from 'react';
import { useLogout } from '../../frame/use-logout.ts';

/** A module of its own, so that the dialog's code arrives after the first paint. */
export default function LeaveDialog({ trigger }: { trigger: ReactNode }) {
  const { t } = useTranslation('auth');
  const logout = useLogout();
  return (
    <ConfirmDialog
      trigger={trigger}
      title={t('logout.title')}
      description={t('logout.text')}
      confirmLabel={t('logout.confirm')}
      cancelLabel={t('logout.cancel')}
      busyLabel={t('logout.progress')}
      onConfirm={logout}
    />
  );
}
