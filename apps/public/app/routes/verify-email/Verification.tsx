import { confirmEmail } from '@rimba/api-client';
import { createSessionStorage, noteProof, openLocalStorage } from '@rimba/auth';
import { useTranslation } from '@rimba/i18n/react';
import { Spinner, Stack, Text } from '@rimba/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { browserApi } from '../../data/browser-api.ts';
import { ScriptOnly } from '../../frame/ScriptOnly.tsx';
import { mailedLink } from '../../sign-in/mailed-link.ts';
import { Outcome } from './Outcome.tsx';
import { outcomeOf } from './verification-outcome.ts';

/** Spends the link once it is opened by somebody with a browser: mail scanners that only fetch it do not. */
export function Verification() {
  const { t } = useTranslation('auth');
  const [search] = useSearchParams();
  const [link] = useState(() => mailedLink(search));
  const { mutate, data, error } = useMutation(confirmEmail(browserApi(), useQueryClient()));
  const begun = useRef(false);

  useEffect(() => {
    if (link === undefined || begun.current) return;
    begun.current = true;
    mutate(link);
  }, [link, mutate]);

  useEffect(() => {
    if (!link || !data) return;
    noteProof(createSessionStorage(openLocalStorage(window)), link.adopterId, data.emailVerifiedAt);
  }, [link, data]);

  if (link === undefined) return <Outcome outcome="failed" reason={{ code: 'verification.invalid_link' }} />;
  if (data) return <Outcome outcome="done" passwordKept={data.passwordKept} />;
  if (error) return <Outcome outcome={outcomeOf(error)} reason={error} onRetry={() => mutate(link)} />;
  return (
    <ScriptOnly>
      <Stack gap={3} align="start">
        <Spinner label={t('verify.checking')} />
        <Text tone="muted">{t('verify.checking')}</Text>
      </Stack>
    </ScriptOnly>
  );
}
