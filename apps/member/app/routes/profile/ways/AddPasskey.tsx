import { knowsPasskeys } from '@rimba/auth';
import { useTranslation } from '@rimba/i18n/react';
import { late, useDemand } from '@rimba/shell';
import { Button } from '@rimba/ui';
import { Suspense } from 'react';
import { addPasskey } from '../../../data/passkeys.ts';
import type { User } from '../../../data/wire.ts';

const PasskeyDialog = late(() => import('./PasskeyDialog.tsx'));

/** Where the browser knows passkeys, the way to one. */
export function AddPasskey({ user }: { user: User }) {
  const { t } = useTranslation('profile');
  const { wanted, open, onOpenChange, ask } = useDemand();
  if (!knowsPasskeys(window)) return null;
  return (
    <>
      <Button variant="secondary" onClick={ask}>
        {t('passkey.add')}
      </Button>
      {wanted && (
        <Suspense>
          <PasskeyDialog user={user} add={addPasskey} open={open} onOpenChange={onOpenChange} />
        </Suspense>
      )}
    </>
  );
}
