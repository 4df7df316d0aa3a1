import { signWithPasskey } from '@rimba/auth';
import { useTranslation } from '@rimba/i18n/react';
import { Button, Stack, Text } from '@rimba/ui';
import { type RefObject, useEffect, useEffectEvent, useState } from 'react';
import { FormFailure } from '../../sign-in/FormFailure.tsx';
import type { Refused } from './refused.ts';
import { useSecondLogin } from './use-second-login.tsx';

interface ByPasskeyProps {
  refused: Refused;
  /** What the browser is asked next; undefined once that was answered. */
  question: RefObject<Refused['passkey'] | undefined>;
  /** The passkey is on another device, or lost. */
  onElsewhere: () => void;
  onCancel: () => void;
}

/** Asks for the passkey at once, and again as often as its owner presses. */
export function ByPasskey({ refused, question, onElsewhere, onCancel }: ByPasskeyProps) {
  const { t } = useTranslation('auth');
  const { send, askAgain, rest } = useSecondLogin(refused);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<unknown>();

  async function sign() {
    setBusy(true);
    setFailure(undefined);
    try {
      question.current ??= await askAgain();
      if (!question.current) return;
      const credential = await signWithPasskey(question.current);
      question.current = undefined;
      await send({ credential });
    } catch (error) {
      setFailure(error);
      setBusy(false);
    }
  }
  const signAtOnce = useEffectEvent(sign);
  useEffect(() => void signAtOnce(), []);

  return (
    <form onSubmit={(event) => event.preventDefault()}>
      <Stack gap={4}>
        <Text role="status">{t('second.ask', { email: refused.email })}</Text>
        <FormFailure error={failure} />
        <Button width="full" onClick={sign} busy={busy ? t('passkey.loading') : undefined} autoFocus>
          {t('second.sign')}
        </Button>
        <Button variant="secondary" width="full" onClick={onElsewhere}>
          {t('second.elsewhere')}
        </Button>
        <Button variant="quiet" width="full" onClick={onCancel}>
          {t('second.cancel')}
        </Button>
        {rest}
      </Stack>
    </form>
  );
}
