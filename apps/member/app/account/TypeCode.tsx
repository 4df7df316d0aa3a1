import { ApiError } from '@rimba/api-client';
import { useErrorText, useFormat, useTranslation } from '@rimba/i18n/react';
import { Button, CodeField, Stack, Text } from '@rimba/ui';
import { type SubmitEvent, useState } from 'react';

const length = 6;

/** What the service said to a code, and whether it takes no other either. */
type Refused = { code: string; text: string; isOver: boolean };
const holds = (refused: Refused | undefined, code: string): refused is Refused =>
  refused !== undefined && (refused.isOver || refused.code === code);

interface TypeCodeProps {
  expiresAt: string;
  onCode: (code: string) => Promise<unknown>;
  autoFocus?: boolean;
}

/** The field for the digits of the mail; whole, they are sent without a press. */
export function TypeCode({ expiresAt, onCode, autoFocus = false }: TypeCodeProps) {
  const { t } = useTranslation(['auth', 'errors']);
  const format = useFormat();
  const errorText = useErrorText();
  const [typed, setTyped] = useState('');
  const [refused, setRefused] = useState<Refused>();
  const [trouble, setTrouble] = useState<string>();
  const [busy, setBusy] = useState(false);

  const send = async (code: string) => {
    // The same digits would be refused again, and spend another of the few tries.
    if (busy || holds(refused, code)) return;
    setBusy(true);
    try {
      await onCode(code);
    } catch (error) {
      const text = (error instanceof ApiError && error.fieldMessage('code')) || errorText(error);
      if (!(error instanceof ApiError && error.code.startsWith('verification.'))) setTrouble(text);
      else setRefused({ code, text, isOver: error.code !== 'verification.wrong_code' });
    } finally {
      setBusy(false);
    }
  };
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (typed.length < length) setTrouble(t('auth:verify.incomplete'));
    else void send(typed);
  };
  return (
    <form method="post" onSubmit={submit} noValidate>
      <Stack gap={4} align="start">
        <CodeField
          id="code"
          kind="digits"
          length={length}
          autoFocus={autoFocus}
          label={t('auth:verify.label')}
          error={trouble ?? (holds(refused, typed) ? refused.text : undefined)}
          onChange={({ currentTarget }) => {
            setTyped(currentTarget.value);
            setTrouble(undefined);
          }}
          onComplete={send}
        />
        <Button type="submit" busy={busy ? t('auth:verify.submitting') : undefined}>
          {t('auth:verify.submit')}
        </Button>
        {!refused?.isOver && (
          <Text variant="small" tone="muted">
            {t('auth:verify.valid', { time: format.time(expiresAt) })}
          </Text>
        )}
      </Stack>
    </form>
  );
}
