import type { Schema } from '@rimba/api-client';
import { claimGift, sendGiftCode } from '@rimba/api-client/react-query';
import { useSecondsUntil } from '@rimba/forms';
import { useErrorText, useTranslation } from '@rimba/i18n/react';
import { Button, CodeField, Stack, Text } from '@rimba/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type SubmitEvent, useState } from 'react';
import { browserApi } from '../../data/browser-api.ts';
import { browserSession } from '../../sign-in/browser-session.ts';
import { asKept, type GiftTicket } from './code-ticket.ts';

const codeLength = 8;

interface TypeGiftCodeProps {
  giftCode: string;
  ticket: GiftTicket;
  onTicket: (ticket: GiftTicket) => void;
  onOtherEmail: () => void;
  onAccepted: (session: Schema<'GiftClaim'>['session']) => void;
}

/** The code from the mail accepts the gift and signs its recipient in. */
export function TypeGiftCode({ giftCode, ticket, onTicket, onOtherEmail, onAccepted }: TypeGiftCodeProps) {
  const { t } = useTranslation('gifts');
  const errorText = useErrorText();
  const [code, setCode] = useState('');
  const [incomplete, setIncomplete] = useState(false);
  const claim = useMutation(claimGift(browserApi(), useQueryClient(), giftCode));
  const mail = useMutation(sendGiftCode(browserApi(), giftCode));
  const seconds = useSecondsUntil(ticket.sendableAt, Date.now);
  const refusal = claim.error ?? mail.error;
  const { email, language, browser } = ticket;
  const send = (event: SubmitEvent) => {
    event.preventDefault();
    setIncomplete(code.length < codeLength);
    if (code.length < codeLength) return;
    claim.mutate(
      { email, language, browser, code },
      {
        onSuccess: ({ session }) => {
          if (session) browserSession().signIn(session);
          onAccepted(session);
        },
      },
    );
  };
  const sendAgain = () =>
    mail.mutate(email, {
      onSuccess: (again) => {
        claim.reset();
        onTicket({ ...ticket, ...asKept(again) });
      },
    });
  return (
    <form method="post" onSubmit={send} noValidate>
      <Stack gap={4}>
        <Text role="status">{t('follow.codeSent', { email })}</Text>
        <CodeField
          autoFocus
          id="code"
          kind="characters"
          length={codeLength}
          label={t('follow.code')}
          error={
            incomplete
              ? t('follow.codeLength', { length: codeLength })
              : refusal
                ? errorText(refusal)
                : undefined
          }
          onChange={({ currentTarget }) => setCode(currentTarget.value)}
        />
        <Button type="submit" width="full" busy={claim.isPending ? t('follow.claiming') : undefined}>
          {t('follow.claimByCode')}
        </Button>
        <Text variant="small">{t('follow.spam')}</Text>
        {seconds > 0 ? (
          <Text variant="small" tone="muted">
            {t('follow.resendIn', { count: seconds })}
          </Text>
        ) : (
          <Button variant="quiet" disabled={mail.isPending} onClick={sendAgain}>
            {t('follow.resend')}
          </Button>
        )}
        <Button variant="quiet" disabled={claim.isPending} onClick={onOtherEmail}>
          {t('follow.otherEmail')}
        </Button>
      </Stack>
    </form>
  );
}
