import { googleAuthorization, loginWithGoogle } from '@rimba/api-client/react-query';
import { beginTrip, findNativeShell, openTabStorage, signInWithNativeGoogle } from '@rimba/auth';
import { useTranslation } from '@rimba/i18n/react';
import { Button, LoadingOverlay, Stack } from '@rimba/ui';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { browserApi } from '../data/browser-api.ts';
import { FormFailure } from '../sign-in/FormFailure.tsx';
import { enter } from '../sign-in/sign-in.ts';

/** Signs in with Google: in the native shell by its own sheet, elsewhere by Google's page. */
export function GoogleButton() {
  const { t } = useTranslation(['auth', 'common']);
  const [search] = useSearchParams();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<unknown>();
  const authorization = useMutation(googleAuthorization(browserApi()));
  const verify = useMutation(loginWithGoogle(browserApi()));

  const signIn = async () => {
    setBusy(true);
    try {
      const shell = findNativeShell(window);
      if (shell) return enter(await verify.mutateAsync(await signInWithNativeGoogle(shell)));
      const trip = await beginTrip(openTabStorage(window), { next: search.get('next') });
      const { url } = await authorization.mutateAsync(trip);
      window.location.assign(url);
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
        busy={busy ? t('auth:google.loading') : undefined}
      >
        {t('auth:google.button')}
      </Button>
      {verify.isSuccess && <LoadingOverlay title={t('common:app.name')} text={t('common:loading.overlay')} />}
    </Stack>
  );
}
