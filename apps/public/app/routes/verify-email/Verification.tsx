import { ApiError } from '@rimba/api-client';
import { confirmEmail } from '@rimba/api-client/react-query';
import { createSessionStorage, noteProof, openLocalStorage } from '@rimba/auth';
import { stripLanguage } from '@rimba/i18n';
import { useErrorText, useTranslation } from '@rimba/i18n/react';
import { pathTo } from '@rimba/paths';
import { Spinner, Stack, Text } from '@rimba/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { browserApi } from '../../data/browser-api.ts';
import { ScriptOnly } from '../../frame/ScriptOnly.tsx';
import { mailedLink } from '../../sign-in/mailed-link.ts';
import { KeepByPassword } from './KeepByPassword.tsx';
import { LinkOutcome } from './LinkOutcome.tsx';
import { outcomeOf } from './verification-outcome.ts';

const wantsPassword = (error: unknown) =>
  error instanceof ApiError && error.code === 'verification.password_needed';

const isWrongPassword = (error: unknown) =>
  error instanceof ApiError && error.code === 'auth.wrong_current_password';

/** What can be tried again in the same place. */
const staysHere = (error: unknown) =>
  wantsPassword(error) ||
  isWrongPassword(error) ||
  (error instanceof ApiError && outcomeOf(error) === 'unreached');

/** Setting a password straight away, in the language that is read. */
const passwordPage = (adopterId: number, code: string) =>
  pathTo('resetPassword', {}, stripLanguage(window.location.pathname).language) +
  `?${new URLSearchParams({ adopterId: String(adopterId), code })}`;

/** Spends the link once it is opened by somebody with a browser: mail scanners that only fetch it do not. */
export function Verification() {
  const { t } = useTranslation('auth');
  const errorText = useErrorText();
  const [search] = useSearchParams();
  const [link] = useState(() => mailedLink(search));
  const [asksPassword, setAsksPassword] = useState(false);
  const { mutate, data, error, isPending } = useMutation(confirmEmail(browserApi(), useQueryClient()));
  const begun = useRef(false);

  useEffect(() => {
    if (link === undefined || begun.current) return;
    begun.current = true;
    mutate(link, { onError: (refused) => setAsksPassword(wantsPassword(refused)) });
  }, [link, mutate]);

  useEffect(() => {
    if (!link || !data) return;
    noteProof(createSessionStorage(openLocalStorage(window)), link.adopterId, data.emailVerifiedAt);
    if (data.resetCode !== null) window.location.replace(passwordPage(link.adopterId, data.resetCode));
  }, [link, data]);

  if (link === undefined)
    return <LinkOutcome outcome="failed" reason={{ code: 'verification.invalid_link' }} />;
  if (data && data.resetCode === null) return <LinkOutcome outcome="done" />;
  if (!data && asksPassword && (!error || staysHere(error))) {
    const whyNot = () => (isWrongPassword(error) ? t('verify.wrongPassword') : errorText(error));
    return (
      <KeepByPassword
        busy={isPending}
        refusal={error && !wantsPassword(error) ? whyNot() : undefined}
        onPassword={(password) => mutate({ ...link, password })}
        onDrop={() => mutate({ ...link, dropEarlier: true })}
      />
    );
  }
  if (error) return <LinkOutcome outcome={outcomeOf(error)} reason={error} onRetry={() => mutate(link)} />;
  return (
    <ScriptOnly>
      <Stack gap={3} align="start">
        <Spinner label={t('verify.checking')} />
        <Text tone="muted">{t('verify.checking')}</Text>
      </Stack>
    </ScriptOnly>
  );
}
