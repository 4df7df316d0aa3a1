import type { Schema } from '@rimba/api-client';
import { createSessionStorage, openLocalStorage, type SessionUser } from '@rimba/auth';
import { useTranslation } from '@rimba/i18n/react';
import { matchPath } from '@rimba/paths';
import { PageLink } from '@rimba/shell';
import { Banner, Button, Stack, Text } from '@rimba/ui';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { NeedsStorage } from '../../sign-in/NeedsStorage.tsx';
import { ClaimByCode } from './ClaimByCode.tsx';
import { ClaimSignedIn } from './ClaimSignedIn.tsx';

type Accepted = { email: string };

/** Accepting the gift of the page's address: as whoever is signed in, or by an address that a mailed code proves. */
export function Claim() {
  const match = matchPath(useLocation().pathname);
  const giftCode = (match?.kind === 'page' && match.params.giftCode) || '';
  const [accepted, setAccepted] = useState<Accepted>();
  const user = useStoredUser();
  const accept = (session: Schema<'GiftClaim'>['session'], email: string) =>
    setAccepted({ email: session?.user.email ?? email });
  if (accepted) return <Done {...accepted} />;
  return (
    <NeedsStorage>
      {user ? (
        <ClaimSignedIn giftCode={giftCode} user={user} onAccepted={accept} />
      ) : (
        <ClaimByCode giftCode={giftCode} onAccepted={accept} />
      )}
    </NeedsStorage>
  );
}

/** Who is signed in in this browser, once the page has its script. */
function useStoredUser(): SessionUser | undefined {
  const [user, setUser] = useState<SessionUser>();
  useEffect(() => setUser(createSessionStorage(openLocalStorage(window)).read()?.user), []);
  return user;
}

function Done({ email }: Accepted) {
  const { t } = useTranslation('gifts');
  return (
    <Stack gap={4} align="start">
      <Banner tone="success" urgent>
        {t('accepted.done')}
      </Banner>
      <Text>{t('accepted.doneText', { email })}</Text>
      <Button asChild>
        <PageLink to={{ page: 'home' }}>{t('accepted.forest')}</PageLink>
      </Button>
    </Stack>
  );
}
