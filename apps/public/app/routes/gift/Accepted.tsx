import { Trans } from '@rimba/i18n/react';
import { TextLink } from '@rimba/shell';
import { Text } from '@rimba/ui';
import { useEffect, useState } from 'react';
import { acceptedHere } from './accepted-here.ts';
import { Done } from './Done.tsx';
import { takeMailedEmail } from './take-mailed-email.ts';
import { useGiftCode } from './use-gift-code.ts';
import { useIsReceived } from './use-is-received.ts';

/** Beside the day it was accepted on: what is next for whoever did so. */
export function Accepted() {
  const giftCode = useGiftCode();
  const [email, setEmail] = useState<string>();
  const isReceived = useIsReceived(giftCode);
  useEffect(() => {
    takeMailedEmail();
    setEmail(acceptedHere(giftCode));
  }, [giftCode]);
  if (email !== undefined) return <Done email={email} />;
  return (
    <Text variant="small">
      <Trans
        ns="gifts"
        i18nKey={isReceived ? 'accepted.yours' : 'accepted.text'}
        components={{
          forest: <TextLink to={{ page: 'home' }} />,
          letters: <TextLink to={{ page: 'notifications' }} />,
        }}
      />
    </Text>
  );
}
