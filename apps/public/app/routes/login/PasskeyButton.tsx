import { loginWithPasskey, startPasskeyLogin } from '@rimba/api-client/react-query';
import { knowsPasskeys, signWithPasskey } from '@rimba/auth';
import { useTranslation } from '@rimba/i18n/react';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { browserApi } from '../../data/browser-api.ts';
import { enter } from '../../sign-in/sign-in.ts';
import { WayButton } from '../../sign-in/WayButton.tsx';

/** Signs in with a passkey that this browser has; it is away where the browser knows none. */
export function PasskeyButton() {
  const { t } = useTranslation('auth');
  // Nearly all do: the page is sent with it, so that it does not move.
  const [isKnown, setIsKnown] = useState(true);
  const start = useMutation(startPasskeyLogin(browserApi()));
  const verify = useMutation(loginWithPasskey(browserApi()));
  useEffect(() => setIsKnown(knowsPasskeys(window)), []);
  if (!isKnown) return null;
  return (
    <WayButton
      label={t('passkey.button')}
      busyLabel={t('passkey.loading')}
      isDone={verify.isSuccess}
      onSignIn={async () => enter(await verify.mutateAsync(await signWithPasskey(await start.mutateAsync())))}
    />
  );
}
