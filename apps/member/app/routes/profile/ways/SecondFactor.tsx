import { useTranslation } from '@rimba/i18n/react';
import { late, useDemand } from '@rimba/shell';
import { Button } from '@rimba/ui';
import { Suspense } from 'react';
import { changeSecondFactor } from '../../../data/sign-in-ways.ts';
import type { SignInWay, User } from '../../../data/wire.ts';
import { saySuccess } from '../../../frame/say.ts';

const ProofDialog = late(() => import('./ProofDialog.tsx'));

/** Whether the password asks for a passkey after it, for who has both. */
export function SecondFactor({ user, ways }: { user: User; ways: readonly SignInWay[] }) {
  const { t } = useTranslation(['profile', 'common']);
  const { wanted, open, onOpenChange, ask } = useDemand();
  const password = ways.find(({ kind }) => kind === 'password');
  if (!password || !ways.some(({ kind }) => kind === 'passkey')) return null;
  const on = !password.asksPasskey;
  const title = t(on ? 'profile:factor.turnOn' : 'profile:factor.turnOff');
  return (
    <>
      <Button variant="secondary" onClick={ask}>
        {title}
      </Button>
      {wanted && (
        <Suspense>
          <ProofDialog
            user={user}
            open={open}
            onOpenChange={onOpenChange}
            tone="primary"
            title={title}
            text={t(on ? 'profile:factor.onText' : 'profile:factor.offText')}
            confirmLabel={t('profile:passkey.addConfirm')}
            busyLabel={t('common:actions.saving')}
            act={async (proof) => {
              await changeSecondFactor(on, proof);
              saySuccess(t(on ? 'profile:factor.on' : 'profile:factor.off'));
            }}
          />
        </Suspense>
      )}
    </>
  );
}
