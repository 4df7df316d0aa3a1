import { useSession } from '@rimba/auth/react';
import { useTranslation } from '@rimba/i18n/react';
import { late, useDemand } from '@rimba/shell';
import { Button } from '@rimba/ui';
import { Suspense } from 'react';

const EmailDialog = late(() => import('../profile/EmailDialog.tsx'));

/** For an address that was mistyped: another takes its place, proven by the code that is mailed to it. */
export function OtherAddress() {
  const { t } = useTranslation('auth');
  const { user } = useSession();
  const { wanted, open, onOpenChange, ask } = useDemand();
  if (!user) return null;
  return (
    <>
      <Button variant="quiet" onClick={ask}>
        {t('verify.change')}
      </Button>
      {wanted && (
        <Suspense>
          {/* An address that is not proven yet was registered with a password. */}
          <EmailDialog
            user={{ email: user.email, hasPassword: true }}
            open={open}
            onOpenChange={onOpenChange}
          />
        </Suspense>
      )}
    </>
  );
}
