import { useTranslation } from '@rimba/i18n/react';
import { Button, LoadingOverlay, Stack } from '@rimba/ui';
import { useState } from 'react';
import { FormFailure } from './FormFailure.tsx';

interface WayButtonProps {
  label: string;
  busyLabel: string;
  /** It stays busy when this is done, since another page follows. */
  onSignIn: () => Promise<void>;
  /** Whether somebody is signed in by it. */
  isDone: boolean;
}

/** Signs in by a way that needs no form, and says below which button it failed. */
export function WayButton({ label, busyLabel, onSignIn, isDone }: WayButtonProps) {
  const { t } = useTranslation('common');
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<unknown>();
  const signIn = async () => {
    setBusy(true);
    setFailure(undefined);
    try {
      await onSignIn();
    } catch (error) {
      setFailure(error);
      setBusy(false);
    }
  };
  return (
    <Stack gap={3}>
      <FormFailure error={failure} />
      <Button variant="secondary" width="full" onClick={signIn} busy={busy ? busyLabel : undefined}>
        {label}
      </Button>
      {isDone && <LoadingOverlay title={t('app.name')} text={t('loading.overlay')} />}
    </Stack>
  );
}
