import { ApiError } from '@rimba/api-client';
import { sendLoginCode } from '@rimba/api-client/react-query';
import { knowsPasskeys } from '@rimba/auth';
import { useSecondsUntil } from '@rimba/forms';
import { useErrorText, useTranslation } from '@rimba/i18n/react';
import { Button, CodeField, Stack, Text } from '@rimba/ui';
import { useMutation } from '@tanstack/react-query';
import { type SubmitEvent, useState } from 'react';
import { browserApi } from '../../data/browser-api.ts';
import { FormFailure } from '../../sign-in/FormFailure.tsx';
import type { Refused } from './refused.ts';
import { useSecondLogin } from './use-second-login.tsx';

const codeLength = 8;

interface ByMailedCodeProps {
  refused: Refused;
  onPasskey: () => void;
  onCancel: () => void;
}

/** The way in for who does not have the passkey: a code, mailed when they ask for it. */
export function ByMailedCode({ refused, onPasskey, onCancel }: ByMailedCodeProps) {
  const { t } = useTranslation('auth');
  const errorText = useErrorText();
  const { send, withPassword, rest } = useSecondLogin(refused);
  const mail = useMutation(sendLoginCode(browserApi()));
  const [nextSendAt, setNextSendAt] = useState<string | null>(null);
  const seconds = useSecondsUntil(nextSendAt);
  const [isSent, setIsSent] = useState(false);
  const [code, setCode] = useState('');
  const [wrong, setWrong] = useState<string>();
  const [busy, setBusy] = useState<'sending' | 'entering'>();
  const [failure, setFailure] = useState<unknown>();

  async function mailCode() {
    setBusy('sending');
    setFailure(undefined);
    setWrong(undefined);
    try {
      setNextSendAt((await withPassword((body) => mail.mutateAsync(body))).nextSendAt);
      setIsSent(true);
    } catch (error) {
      // One is on its way, asked for before this page was opened anew.
      if (error instanceof ApiError && error.code === 'checkout.code_cooldown') setIsSent(true);
      setFailure(error);
    }
    setBusy(undefined);
  }

  async function submit(event: SubmitEvent) {
    event.preventDefault();
    if (code.length < codeLength) return setWrong(t('second.codeLength', { length: codeLength }));
    setBusy('entering');
    setFailure(undefined);
    setWrong(undefined);
    try {
      await send({ code });
    } catch (error) {
      setWrong(errorText(error));
      setBusy(undefined);
    }
  }

  return (
    <form method="post" onSubmit={submit} noValidate>
      <Stack gap={4}>
        <Text role="status">
          {t(isSent ? 'second.codeSent' : 'second.codeLead', { email: refused.email })}
        </Text>
        <FormFailure error={failure} />
        {isSent && (
          <>
            <CodeField
              id="code"
              kind="characters"
              length={codeLength}
              label={t('second.code')}
              error={wrong}
              onChange={({ currentTarget }) => setCode(currentTarget.value)}
            />
            <Button type="submit" width="full" busy={busy === 'entering' ? t('login.submitting') : undefined}>
              {t('login.submit')}
            </Button>
          </>
        )}
        <Button
          variant={isSent ? 'quiet' : 'primary'}
          width="full"
          onClick={mailCode}
          disabled={seconds > 0}
          busy={busy === 'sending' ? t('second.sending') : undefined}
          autoFocus={!isSent}
        >
          {seconds > 0
            ? t('second.resendIn', { count: seconds })
            : t(isSent ? 'second.resend' : 'second.send')}
        </Button>
        {knowsPasskeys(window) && (
          <Button variant="secondary" width="full" onClick={onPasskey}>
            {t('second.back')}
          </Button>
        )}
        <Button variant="quiet" width="full" onClick={onCancel}>
          {t('second.cancel')}
        </Button>
        {rest}
      </Stack>
    </form>
  );
}
