import { useTranslation } from '@rimba/i18n/react';
import { late, useDemand } from '@rimba/shell';
import { Button, LockIcon } from '@rimba/ui';
import { Suspense } from 'react';
import type { User } from '../../../data/wire.ts';

const PasswordDialog = late(() => import('./PasswordDialog.tsx'));

export function Password({ user }: { user: User }) {
  const { t } = useTranslation('profile');
  const { wanted, open, onOpenChange, ask } = useDemand();
  return (
    <>
      <Button variant="secondary" icon={LockIcon} onClick={ask}>
        {t(user.hasPassword ? 'password.changeTitle' : 'password.firstTitle')}
      </Button>
      {wanted && (
        <Suspense>
          <PasswordDialog user={user} open={open} onOpenChange={onOpenChange} />
        </Suspense>
      )}
    </>
  );
}
