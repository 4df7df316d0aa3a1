import { Stack } from '@rimba/ui';
import { GoogleButton } from '../../google/GoogleButton.tsx';
import { NeedsStorage } from '../../sign-in/NeedsStorage.tsx';
import { useSignedInRedirect } from '../../sign-in/use-signed-in-redirect.ts';
import { RegisterForm } from './RegisterForm.tsx';

/** The ways to an account: by password or with Google. */
export function Register() {
  useSignedInRedirect();
  return (
    <NeedsStorage>
      <Stack gap={5}>
        <RegisterForm />
        <GoogleButton />
      </Stack>
    </NeedsStorage>
  );
}
