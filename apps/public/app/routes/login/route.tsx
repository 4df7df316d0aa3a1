import { endings } from '@rimba/auth';
import { Trans, useTranslation } from '@rimba/i18n/react';
import { matchPath } from '@rimba/paths';
import { TextLink } from '@rimba/shell';
import { Banner, Text } from '@rimba/ui';
import { useSearchParams } from 'react-router';
import { Island } from '../../enhancement/Island.tsx';
import { PageMeta } from '../../frame/PageMeta.tsx';
import { SignInLayout } from '../../sign-in/SignInLayout.tsx';
import { withNext } from '../../sign-in/sign-in.ts';
import formsScript from '../forms.enhancement.tsx?worker&url';
import { Login } from './Login.tsx';
import { endingId, leadIds } from './lead.ts';

/** The page that the reader is on the way to. */
function pageOf(next: string | null) {
  const match = next === null ? undefined : matchPath(next);
  return match?.kind === 'page' ? match.name : undefined;
}

export default function LoginPage() {
  const { t } = useTranslation('auth');
  const [search] = useSearchParams();
  const next = search.get('next');
  const wanted = pageOf(next);
  return (
    <>
      <PageMeta title={t('meta.login')} description={t('meta.loginText')} />
      <SignInLayout title={t('login.title')} lead={<LoginLead />}>
        {endings.map((ending) => (
          <div key={ending} id={endingId(ending)} role="status" hidden>
            <Banner tone="info">{t(`login.ended.${ending}`)}</Banner>
          </div>
        ))}
        {next !== null && (
          <div id={leadIds.back}>
            <Banner tone="info">
              {/* By a mail of ours, which may be opened in another browser than a guest ordered in. */}
              {wanted === 'transaction' ? (
                <Trans
                  ns="auth"
                  i18nKey="login.orderNotice"
                  components={{
                    password: <TextLink to={{ page: 'forgotPassword', suffix: `${withNext(next)}&first` }} />,
                  }}
                />
              ) : (
                t('login.returnNotice')
              )}
            </Banner>
          </div>
        )}
        {/* Who types /certificates/ may only want to check one, which needs no account. */}
        {wanted === 'certificates' && (
          <Text>
            <Trans
              ns="auth"
              i18nKey="login.certificateCheck"
              components={{ check: <TextLink to={{ page: 'certificateCheck' }} /> }}
            />
          </Text>
        )}
        <Island name="login" script={formsScript}>
          <Login />
        </Island>
        <Text>
          <Trans
            ns="auth"
            i18nKey="login.noAccount"
            components={{
              register: <TextLink to={{ page: 'register', suffix: withNext(next) }} />,
            }}
          />
        </Text>
      </SignInLayout>
    </>
  );
}

/** Greets who comes back; `fitLead` shows the other sentence in its place, or none. */
function LoginLead() {
  const { t } = useTranslation('auth');
  return (
    <span role="status">
      <span id={leadIds.greeting}>{t('login.lead')}</span>
      <span id={leadIds.deletion} hidden>
        {t('login.deleted')}
      </span>
    </span>
  );
}
