import { useTranslation } from '@rimba/i18n/react';
import { late, useDemand } from '@rimba/shell';
import { Button, Inline } from '@rimba/ui';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, Suspense, useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router';
import { emailChangeQuery } from '../../data/email-change.ts';
import { readProfileAnew } from '../../data/profile.ts';
import type { User } from '../../data/wire.ts';
import { saySuccess } from '../../frame/say.ts';
import { useSayFailure } from '../../frame/use-say-failure.ts';

const AwaitedAddress = late(() => import('./AwaitedAddress.tsx'));
const EmailDialog = late(() => import('../../account/EmailDialog.tsx'));

// Where a mail to a new address leads.
const MailedAddress = late(() => import('./MailedAddress.tsx'));

interface EmailChangeProps {
  user: User;
  /** What else can be changed: stands before the button. */
  beside: ReactNode;
}

/** The way to another address, what came of it, and the link of its mail, which leads here. */
export function EmailChange(props: EmailChangeProps) {
  const code = useSearchParams()[0].get('code');
  if (code === null) return <AddressChange {...props} />;
  return (
    <Suspense>
      <MailedAddress code={code}>
        <AddressChange {...props} />
      </MailedAddress>
    </Suspense>
  );
}

function AddressChange({ user, beside }: EmailChangeProps) {
  const { t } = useTranslation('profile');
  const { wanted, open, onOpenChange, ask } = useDemand();
  const { email = null, codeExpiresAt = null } = useQuery(emailChangeQuery()).data ?? {};
  useTellWhenMoved(email);
  return (
    <>
      <Inline>
        {beside}
        {email === null && (
          <Button variant="secondary" onClick={ask}>
            {t('emailChange.button')}
          </Button>
        )}
      </Inline>
      {email !== null && !open && (
        <Suspense>
          <AwaitedAddress
            email={email}
            before={user.email}
            codeExpiresAt={codeExpiresAt}
            isNew={wanted}
            onAgain={ask}
          />
        </Suspense>
      )}
      {wanted && (
        <Suspense>
          <EmailDialog user={user} awaited={email ?? undefined} open={open} onOpenChange={onOpenChange} />
        </Suspense>
      )}
    </>
  );
}

/** The address waits no longer: it was proven here or by its link on another device, or let go. */
function useTellWhenMoved(awaited: string | null) {
  const { t } = useTranslation('profile');
  const sayFailure = useSayFailure();
  const last = useRef(awaited);
  useEffect(() => {
    const before = last.current;
    last.current = awaited;
    if (before === null || awaited !== null) return;
    readProfileAnew().then(({ email }) => {
      if (email === before) saySuccess(t('emailChange.done'));
    }, sayFailure);
  }, [awaited, sayFailure, t]);
}
