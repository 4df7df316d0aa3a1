import { ApiError } from '@rimba/api-client';
import { useSession } from '@rimba/auth/react';
import { Trans, useTranslation } from '@rimba/i18n/react';
import { PageLink, QueryFailed, useSecondsUntil } from '@rimba/shell';
import { Button, Card, Stack, SuccessIcon, Text } from '@rimba/ui';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { emailVerificationQuery, sendVerification } from '../../data/email-verification.ts';
import { PageHead } from '../../frame/PageHead.tsx';
import { useSayFailure } from '../../frame/use-say-failure.ts';

/** Proving the address: a link is mailed, and this page notices when it has been opened. */
export default function EmailVerification() {
  const { t } = useTranslation('auth');
  const { user, session } = useSession();
  const state = useQuery(emailVerificationQuery());
  const verifiedAt = state.data?.emailVerifiedAt ?? null;
  useEffect(() => {
    if (verifiedAt !== null && user && user.emailVerifiedAt === null) {
      session?.update({ user: { ...user, emailVerifiedAt: verifiedAt } });
    }
  }, [verifiedAt, user, session]);

  if (verifiedAt !== null) return <Verified />;
  return (
    <Stack gap={5}>
      <PageHead title={t('verify.title')} lead={t('verify.lead')} />
      {state.isError ? (
        <QueryFailed error={state.error} onRetry={() => state.refetch()} />
      ) : (
        <SendLink email={user?.email ?? ''} nextSendAt={state.data?.nextSendAt ?? null} />
      )}
    </Stack>
  );
}

function SendLink({ email, nextSendAt }: { email: string; nextSendAt: string | null }) {
  const { t } = useTranslation('auth');
  const sayFailure = useSayFailure();
  const [sent, setSent] = useState(false);
  const [busy, setBusy] = useState(false);
  const seconds = useSecondsUntil(nextSendAt);
  const send = async () => {
    setBusy(true);
    try {
      await sendVerification();
      setSent(true);
    } catch (error) {
      // Too soon: the countdown beside the button says when.
      if (!(error instanceof ApiError && error.code === 'verification.cooldown')) sayFailure(error);
    } finally {
      setBusy(false);
    }
  };
  const waiting = seconds > 0;
  return (
    <Card padding={5}>
      <Stack gap={4}>
        <Text role="status">
          {sent || waiting ? t('verify.sentText', { email }) : t('verify.sendText', { email })}
        </Text>
        <div>
          <Button
            busy={busy ? t('verify.sending') : undefined}
            disabledReason={waiting ? t('verify.resendIn', { count: seconds }) : undefined}
            onClick={send}
          >
            {sent || waiting ? t('verify.resend') : t('verify.send')}
          </Button>
        </div>
        <Text variant="small" tone="muted">
          <Trans
            ns="auth"
            i18nKey="verify.wrongEmail"
            components={{ contact: <PageLink to={{ page: 'contact' }} /> }}
          />
        </Text>
      </Stack>
    </Card>
  );
}

function Verified() {
  const { t } = useTranslation('auth');
  return (
    <Stack gap={5}>
      <PageHead title={t('verify.doneTitle')} lead={t('verify.doneText')} />
      <div>
        <Button asChild icon={SuccessIcon}>
          <PageLink to={{ page: 'trees' }}>{t('verify.doneButton')}</PageLink>
        </Button>
      </div>
    </Stack>
  );
}
