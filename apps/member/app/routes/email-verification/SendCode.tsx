import { ApiError } from '@rimba/api-client';
import { useSecondsUntil } from '@rimba/forms';
import { useTranslation } from '@rimba/i18n/react';
import { Button, Stack, Text } from '@rimba/ui';
import { useState } from 'react';
import { sendVerification } from '../../data/email-verification.ts';
import { useSayFailure } from '../../frame/use-say-failure.ts';
import { OtherAddress } from './OtherAddress.tsx';

/** Mails the code, or another one after a while. */
export function SendCode({ isFirst, nextSendAt }: { isFirst: boolean; nextSendAt: string | null }) {
  const { t } = useTranslation('auth');
  const sayFailure = useSayFailure();
  const [busy, setBusy] = useState(false);
  const seconds = useSecondsUntil(nextSendAt);
  const send = async () => {
    setBusy(true);
    try {
      await sendVerification();
    } catch (error) {
      // Too soon: the countdown beside the button says when.
      if (!(error instanceof ApiError && error.code === 'verification.cooldown')) sayFailure(error);
    } finally {
      setBusy(false);
    }
  };
  const waiting = seconds > 0;
  return (
    <Stack gap={3} align="start">
      <Text>{t(isFirst && waiting ? 'verify.codeOver' : 'verify.none')}</Text>
      <Button
        variant={isFirst ? 'primary' : 'secondary'}
        busy={busy ? t('verify.sending') : undefined}
        disabledReason={waiting ? t('verify.resendIn', { count: seconds }) : undefined}
        onClick={send}
      >
        {t(isFirst ? 'verify.send' : 'verify.resend')}
      </Button>
      <OtherAddress />
      <Text variant="small" tone="muted">
        {t('verify.poll')}
      </Text>
    </Stack>
  );
}
