import type { Schema } from '@rimba/api-client';
import { useEffect, useState } from 'react';
import { NeedsStorage } from '../../sign-in/NeedsStorage.tsx';
import { useStoredUser } from '../../sign-in/use-stored-user.ts';
import { acceptedHere, keepAccepted } from './accepted-here.ts';
import { ClaimByCode } from './ClaimByCode.tsx';
import { ClaimSignedIn } from './ClaimSignedIn.tsx';
import { Done } from './Done.tsx';
import { useGiftCode } from './use-gift-code.ts';

/** Accepting the gift of the page's address: as whoever is signed in, or by an address that a mailed code proves. */
export function Claim() {
  const giftCode = useGiftCode();
  const [accepted, setAccepted] = useState<string>();
  const user = useStoredUser();
  useEffect(() => setAccepted(acceptedHere(giftCode)), [giftCode]);
  const accept = (session: Schema<'GiftClaim'>['session'], typed: string) => {
    const email = session?.user.email ?? typed;
    setAccepted(email);
    keepAccepted(giftCode, email);
    // The page as its new reader gets it, with a frame that knows them, and from its beginning.
    window.history.scrollRestoration = 'manual';
    window.location.reload();
  };
  if (accepted !== undefined) return <Done email={accepted} />;
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
