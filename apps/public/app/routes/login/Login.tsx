import { Stack } from '@rimba/ui';
import { GoogleButton } from '../../google/GoogleButton.tsx';
import { NeedsStorage } from '../../sign-in/NeedsStorage.tsx';
import { useSignedInRedirect } from '../../sign-in/use-signed-in-redirect.ts';
import { LoginForm } from './LoginForm.tsx';
import { PasskeyButton } from './PasskeyButton.tsx';

/** The ways in: by password, with a passkey or with Google. */
export function Login() {
  useSignedInRedirect();
  return (
    <NeedsStorage>
      <Stack gap={5}>
        <LoginForm />
        <PasskeyButton />
        <GoogleButton />
      </Stack>
    </NeedsStorage>
  );
}
