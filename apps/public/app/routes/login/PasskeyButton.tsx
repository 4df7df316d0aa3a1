import { loginWithPasskey, startPasskeyLogin } from '@rimba/api-client/react-query';
import { knowsPasskeys, signWithPasskey } from '@rimba/auth';
import { useTranslation } from '@rimba/i18n/react';
import { Button, LoadingOverlay, Stack } from '@rimba/ui';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { browserApi } from '../../data/browser-api.ts';
import { FormFailure } from '../../sign-in/FormFailure.tsx';
import { enter } from '../../sign-in/sign-in.ts';

/** Signs in with a passkey that this browser has; it is away where the browser knows none. */
export function PasskeyButton() {
  const { t } = useTranslation(['auth', 'common']);
  // Nearly all do: the page is sent with it, so that it does not move.
  const [isKnown, setIsKnown] = useState(true);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<unknown>();
  const start = useMutation(startPasskeyLogin(browserApi()));
  const verify = useMutation(loginWithPasskey(browserApi()));
  useEffect(() => setIsKnown(knowsPasskeys(window)), []);
  if (!isKnown) return null;

  const signIn = async () => {
    setBusy(true);
    setFailure(undefined);
    try {
      enter(await verify.mutateAsync(await signWithPasskey(await start.mutateAsync())));
    } catch (error) {
      setFailure(error);
      setBusy(false);
    }
  };

  return (
    <Stack gap={3}>
      <FormFailure error={failure} />
      <Button
        variant="secondary"
        width="full"
        onClick={signIn}
        busy={busy ? t('auth:passkey.loading') : undefined}
      >
        {t('auth:passkey.button')}
      </Button>
      {verify.isSuccess && <LoadingOverlay title={t('common:app.name')} text={t('common:loading.overlay')} />}
    </Stack>
  );
}
