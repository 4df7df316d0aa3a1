import { keptDestination, wayOnTo } from '@rimba/auth';
import { useSession } from '@rimba/auth/react';
import { Trans, useTranslation } from '@rimba/i18n/react';
import { AddressLink, PageLink, QueryFailed } from '@rimba/shell';
import { Button, Card, Stack } from '@rimba/ui';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { TypeCode } from '../../account/TypeCode.tsx';
import { confirmCode, emailVerificationQuery } from '../../data/email-verification.ts';
import { PageHead } from '../../frame/PageHead.tsx';
import { SendCode } from './SendCode.tsx';

/** Proving the address: a code is typed here, or the link beside it pressed anywhere, which this page notices. */
export default function EmailVerification() {
  const { t } = useTranslation('auth');
  const { user, session } = useSession();
  const state = useQuery(emailVerificationQuery());
  // Another address is proven by the code that it took, before the service is asked again.
  const verifiedAt = state.data?.emailVerifiedAt ?? user?.emailVerifiedAt ?? null;
  useEffect(() => {
    if (verifiedAt !== null && user && user.emailVerifiedAt === null) {
      session?.update({ user: { ...user, emailVerifiedAt: verifiedAt } });
    }
  }, [verifiedAt, user, session]);

  if (verifiedAt !== null) return <Proven />;
  // It may have been put right in another tab.
  const { email = user?.email ?? '', codeExpiresAt = null, nextSendAt = null } = state.data ?? {};
  return (
    <Stack gap={5}>
      <PageHead
        title={t('verify.title')}
        lead={
          codeExpiresAt === null ? (
            t('verify.sendText', { email })
          ) : (
            <Trans ns="auth" i18nKey="verify.lead" values={{ email }} components={{ email: <b /> }} />
          )
        }
      />
      {state.isLoadingError ? (
        <QueryFailed error={state.error} onRetry={() => state.refetch()} />
      ) : (
        <Card padding={5}>
          <Stack gap={5}>
            {codeExpiresAt !== null && (
              <TypeCode key={codeExpiresAt} expiresAt={codeExpiresAt} onCode={confirmCode} />
            )}
            <SendCode isFirst={codeExpiresAt === null} nextSendAt={nextSendAt} />
          </Stack>
        </Card>
      )}
    </Stack>
  );
}

/** On to where somebody was going when they registered, or to the trees. */
function Proven() {
  const { t } = useTranslation(['auth', 'common']);
  const going = keptDestination();
  const { text, button } = wayOnTo(going);
  return (
    <Stack gap={5}>
      <PageHead title={t('auth:verify.doneTitle')} lead={t(text)} />
      <div>
        <Button asChild>
          {going === undefined ? (
            <PageLink to={{ page: 'trees', suffix: '?status=ready_to_adopt' }}>{t(button)}</PageLink>
          ) : (
            <AddressLink to={going}>{t(button)}</AddressLink>
          )}
        </Button>
      </div>
    </Stack>
  );
}
