import { ApiError } from '@rimba/api-client';
import { loginWithGoogleCode } from '@rimba/api-client/react-query';
import { endTrip, keepGoogleLink, openTabStorage, SessionError } from '@rimba/auth';
import { useTranslation } from '@rimba/i18n/react';
import { PageLink } from '@rimba/shell';
import { Button, LoadingOverlay, Stack, Text } from '@rimba/ui';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { browserApi } from '../../data/browser-api.ts';
import { ScriptOnly } from '../../frame/ScriptOnly.tsx';
import { FormFailure } from '../../sign-in/FormFailure.tsx';
import { NeedsStorage } from '../../sign-in/NeedsStorage.tsx';
import { destination, enter, withNext } from '../../sign-in/sign-in.ts';

/** Changes Google's code for a session, if this tab asked for it. */
export function GoogleReturn() {
  const { t } = useTranslation(['auth', 'common']);
  const [search] = useSearchParams();
  const [failure, setFailure] = useState<unknown>();
  const [next, setNext] = useState<string | null>(null);
  const [linking, setLinking] = useState(false);
  const { mutateAsync } = useMutation(loginWithGoogleCode(browserApi()));
  const begun = useRef(false);

  useEffect(() => {
    if (begun.current) return;
    begun.current = true;
    const tab = openTabStorage(window);
    const trip = endTrip(tab, search.get('state'));
    setNext(trip?.next ?? null);
    setLinking(trip?.linking ?? false);
    const code = search.get('code');
    if (!trip || code === null) {
      const cancelled = search.get('error') === 'access_denied';
      setFailure(new SessionError(cancelled ? 'auth.google_sign_in_cancelled' : 'auth.google_login_failed'));
      return;
    }
    const grant = { code, ...(trip.verifier !== undefined && { codeVerifier: trip.verifier }) };
    // The profile asks who it is before the account is connected.
    if (trip.linking) {
      keepGoogleLink(tab, grant);
      window.location.replace(destination(window.location, trip.next));
      return;
    }
    mutateAsync({ ...grant, from: 'redirect' }).then((session) => enter(session, trip.next), setFailure);
  }, [search, mutateAsync]);

  if (failure === undefined) {
    return (
      <ScriptOnly>
        <LoadingOverlay title={t('common:app.name')} text={t('auth:google.callbackTitle')} />
      </ScriptOnly>
    );
  }
  return (
    <NeedsStorage>
      <Stack gap={4} align="start">
        <FormFailure error={failure} />
        {!asksForPassword(failure) && <Text>{t('auth:google.callbackFailed')}</Text>}
        <Button asChild>
          {linking ? (
            <PageLink to={{ page: 'profile', suffix: '#ways' }}>{t('common:nav.profile')}</PageLink>
          ) : (
            <PageLink to={{ page: 'login', suffix: withNext(next) }}>{t('auth:login.title')}</PageLink>
          )}
        </Button>
      </Stack>
    </NeedsStorage>
  );
}

/** Google's part went well: what is missing is said, and another try would end the same. */
const asksForPassword = (failure: unknown) =>
  failure instanceof ApiError && failure.code === 'auth.google_link_needs_password';
