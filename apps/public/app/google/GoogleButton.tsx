import { googleAuthorization, loginWithGoogle } from '@rimba/api-client/react-query';
import { beginTrip, findNativeShell, openTabStorage, signInWithNativeGoogle } from '@rimba/auth';
import { useTranslation } from '@rimba/i18n/react';
import { useMutation } from '@tanstack/react-query';
import { browserApi } from '../data/browser-api.ts';
import { destination, enter } from '../sign-in/sign-in.ts';
import { WayButton } from '../sign-in/WayButton.tsx';

/** Signs in with Google: in the native shell by its own sheet, elsewhere by Google's page. */
export function GoogleButton() {
  const { t } = useTranslation('auth');
  const authorization = useMutation(googleAuthorization(browserApi()));
  const verify = useMutation(loginWithGoogle(browserApi()));

  const signIn = async () => {
    const shell = findNativeShell(window);
    if (shell) return enter(await verify.mutateAsync(await signInWithNativeGoogle(shell)));
    // Google's way back names no language: where it leads on does.
    const trip = await beginTrip(openTabStorage(window), { next: destination(window.location) });
    const { url } = await authorization.mutateAsync(trip);
    window.location.assign(url);
  };

  return (
    <WayButton
      label={t('google.button')}
      busyLabel={t('google.loading')}
      isDone={verify.isSuccess}
      onSignIn={signIn}
    />
  );
}
