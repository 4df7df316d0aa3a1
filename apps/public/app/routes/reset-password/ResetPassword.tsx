import { passwordResetQuery } from '@rimba/api-client/react-query';
import { keptDestination } from '@rimba/auth';
import { useErrorText, useTranslation } from '@rimba/i18n/react';
import { PageLink } from '@rimba/shell';
import { Banner, Button, Spinner, Stack, Text } from '@rimba/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { browserApi } from '../../data/browser-api.ts';
import { ScriptOnly } from '../../frame/ScriptOnly.tsx';
import { type MailedLink, mailedLink } from '../../sign-in/mailed-link.ts';
import { withNext } from '../../sign-in/sign-in.ts';
import { Unreached } from '../../sign-in/Unreached.tsx';
import { NewPassword } from './NewPassword.tsx';
import { type ResetOutcome, resetOutcome } from './reset-outcome.ts';

/** A mailed link, if it came whole. */
export function ResetPassword() {
  const [search] = useSearchParams();
  const link = mailedLink(search);
  if (!link) return <BadLink outcome="invalid" reason={{ code: 'reset.code_not_found' }} />;
  return <ByLink link={link} />;
}

/** The link is looked at first, so that nobody types a password for nothing. */
function ByLink({ link }: { link: MailedLink }) {
  const { t } = useTranslation('auth');
  const [end, setEnd] = useState<'done' | { reason: unknown }>();
  const state = useQuery(
    passwordResetQuery(browserApi(), { adopterId: String(link.adopterId), code: link.code }),
  );
  if (end === 'done') return <Done restoredEmail={state.data?.restoresEmail ?? null} />;
  const reason = end?.reason ?? state.error ?? undefined;
  const outcome = reason === undefined ? undefined : (resetOutcome(reason) ?? 'invalid');
  if (outcome === 'unreached') return <Unreached error={reason} onRetry={() => state.refetch()} />;
  if (outcome) return <BadLink outcome={outcome} reason={reason} />;
  if (state.data)
    return (
      <NewPassword
        nameNeeded={state.data.nameNeeded}
        ways={state.data.ways}
        restoresEmail={state.data.restoresEmail}
        link={link}
        onDone={() => setEnd('done')}
        onBadLink={(reason) => setEnd({ reason })}
      />
    );
  return (
    <ScriptOnly>
      <Stack gap={3} align="start">
        <Spinner label={t('reset.checking')} />
        <Text tone="muted">{t('reset.checking')}</Text>
      </Stack>
    </ScriptOnly>
  );
}

function Done({ restoredEmail }: { restoredEmail: string | null }) {
  const { t } = useTranslation('auth');
  return (
    <Stack gap={4} align="start">
      <Banner tone="success">
        {restoredEmail === null ? t('reset.doneTitle') : t('reset.restoredTitle', { email: restoredEmail })}
      </Banner>
      <Text>{t(restoredEmail === null ? 'reset.doneText' : 'reset.restoredText')}</Text>
      <Button asChild>
        <PageLink to={{ page: 'login', suffix: withNext(keptDestination()) }}>
          {t('reset.doneButton')}
        </PageLink>
      </Button>
    </Stack>
  );
}

interface BadLinkProps {
  outcome: Exclude<ResetOutcome, 'unreached'>;
  /** Why, in the words that stand above what to do. */
  reason: unknown;
}

function BadLink({ outcome, reason }: BadLinkProps) {
  const { t } = useTranslation('auth');
  const errorText = useErrorText();
  return (
    <Stack gap={4} align="start">
      <Banner tone="warning" urgent>
        {errorText(reason)}
      </Banner>
      <Text>{t(`reset.${outcome}Text`)}</Text>
      <Button asChild>
        <PageLink to={{ page: 'forgotPassword' }}>{t('reset.requestNew')}</PageLink>
      </Button>
    </Stack>
  );
}
