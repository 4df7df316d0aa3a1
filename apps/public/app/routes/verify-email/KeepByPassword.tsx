import { useTranslation } from '@rimba/i18n/react';
import { Banner, Button, PasswordField, Stack, Text } from '@rimba/ui';
import { type SubmitEvent, useState } from 'react';

interface KeepByPasswordProps {
  busy: boolean;
  /** Why the password was not taken. */
  refusal: string | undefined;
  onPassword: (password: string) => void;
  onDrop: () => void;
}

/** For a link opened where nobody registered: the password keeps what was registered, or it is let go knowingly. */
export function KeepByPassword({ busy, refusal, onPassword, onDrop }: KeepByPasswordProps) {
  const { t } = useTranslation(['auth', 'errors']);
  const [password, setPassword] = useState('');
  const [isMissing, setMissing] = useState(false);
  const [isUnknown, setUnknown] = useState(false);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    setMissing(password === '');
    if (password !== '') onPassword(password);
  };
  if (isUnknown) {
    return (
      <Stack gap={4} align="start">
        <Banner tone="warning">{t('auth:verify.drops')}</Banner>
        <Button busy={busy ? t('auth:verify.checking') : undefined} onClick={onDrop}>
          {t('auth:verify.drop')}
        </Button>
        <Button variant="quiet" onClick={() => setUnknown(false)}>
          {t('auth:verify.back')}
        </Button>
      </Stack>
    );
  }
  return (
    <form method="post" onSubmit={submit} noValidate>
      <Stack gap={4}>
        <Text>{t('auth:verify.askPassword')}</Text>
        <PasswordField
          id="password"
          label={t('auth:verify.password')}
          autoComplete="current-password"
          showLabel={t('auth:login.showPassword')}
          hideLabel={t('auth:login.hidePassword')}
          error={isMissing ? t('errors:request.field_required') : refusal}
          onChange={({ currentTarget }) => setPassword(currentTarget.value)}
        />
        <Button type="submit" width="full" busy={busy ? t('auth:verify.checking') : undefined}>
          {t('auth:verify.submit')}
        </Button>
        <Button variant="quiet" width="full" onClick={() => setUnknown(true)}>
          {t('auth:verify.unknown')}
        </Button>
      </Stack>
    </form>
  );
}
