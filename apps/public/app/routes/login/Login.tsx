import { late } from '@rimba/shell';
import { Stack } from '@rimba/ui';
import { Suspense, useState } from 'react';
import { GoogleButton } from '../../google/GoogleButton.tsx';
import { NeedsStorage } from '../../sign-in/NeedsStorage.tsx';
import { useSignedInRedirect } from '../../sign-in/use-signed-in-redirect.ts';
import { LoginForm } from './LoginForm.tsx';
import { PasskeyButton } from './PasskeyButton.tsx';
import type { Refused } from './refused.ts';

const SecondStep = late(() => import('./SecondStep.tsx'));

/** The ways in: by password, with a passkey or with Google. A password may want a second step in their place. */
export function Login() {
  useSignedInRedirect();
  const [refused, setRefused] = useState<Refused>();
  return (
    <NeedsStorage>
      {/* Kept, so that what was typed is there for who comes back. */}
      <div hidden={Boolean(refused)}>
        <Stack gap={5}>
          <LoginForm onRefused={setRefused} />
          <PasskeyButton />
          <GoogleButton />
        </Stack>
      </div>
      {refused && (
        <Suspense>
          <SecondStep refused={refused} onCancel={() => setRefused(undefined)} />
        </Suspense>
      )}
    </NeedsStorage>
  );
}
