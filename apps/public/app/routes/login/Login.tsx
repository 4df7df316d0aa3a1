import { Stack } from '@rimba/ui';
import { GoogleButton } from '../../google/GoogleButton.tsx';
import { NeedsStorage } from '../../sign-in/NeedsStorage.tsx';
import { useSignedInRedirect } from '../../sign-in/use-signed-in-redirect.ts';
import { LoginForm } from './LoginForm.tsx';

/** The ways in: by password or with Google. */
export function Login() {
  useSignedInRedirect();
  return (
    <NeedsStorage>
      <Stack gap={5}>
        <LoginForm />
        <GoogleButton />
      </Stack>
    </NeedsStorage>
  );
}
