import { ApiError } from '@rimba/api-client';
import { useErrorText, useFormat, useTranslation } from '@rimba/i18n/react';
import { Button, CodeField, Stack, Text } from '@rimba/ui';
import { type SubmitEvent, useState } from 'react';
import { confirmCode } from '../../data/email-verification.ts';

const length = 6;

/** The field for the digits of the mail; whole, they are sent without a press. */
export function TypeCode({ expiresAt }: { expiresAt: string }) {
  const { t } = useTranslation(['auth', 'errors']);
  const format = useFormat();
  const errorText = useErrorText();
  const [typed, setTyped] = useState('');
  const [refusal, setRefusal] = useState<string>();
  const [busy, setBusy] = useState(false);

  const send = async (code: string) => {
    if (busy) return;
    setBusy(true);
    try {
      await confirmCode(code);
    } catch (error) {
      setRefusal((error instanceof ApiError && error.fieldMessage('code')) || errorText(error));
    } finally {
      setBusy(false);
    }
  };
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (typed.length < length) setRefusal(t('auth:verify.incomplete'));
    else void send(typed);
  };
  return (
    <form method="post" onSubmit={submit} noValidate>
      <Stack gap={4} align="start">
        <CodeField
          id="code"
          kind="digits"
          length={length}
          label={t('auth:verify.label')}
          error={refusal}
          onChange={({ currentTarget }) => {
            setTyped(currentTarget.value);
            setRefusal(undefined);
          }}
          onComplete={send}
        />
        <Button type="submit" busy={busy ? t('auth:verify.submitting') : undefined}>
          {t('auth:verify.submit')}
        </Button>
        <Text variant="small" tone="muted">
          {t('auth:verify.valid', { time: format.time(expiresAt) })}
        </Text>
      </Stack>
    </form>
  );
}
