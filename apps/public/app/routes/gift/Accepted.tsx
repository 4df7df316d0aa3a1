import { giftQuery, ownForestQuery } from '@rimba/api-client/react-query';
import { Trans } from '@rimba/i18n/react';
import { TextLink } from '@rimba/shell';
import { Text } from '@rimba/ui';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { browserApi } from '../../data/browser-api.ts';
import { useStoredUser } from '../../sign-in/use-stored-user.ts';
import { acceptedHere } from './accepted-here.ts';
import { Done } from './Done.tsx';
import { isReceived } from './is-received.ts';
import { takeMailedEmail } from './take-mailed-email.ts';
import { useGiftCode } from './use-gift-code.ts';

/** Beside the day it was accepted on: what is next for whoever did so. */
export function Accepted() {
  const giftCode = useGiftCode();
  const [email, setEmail] = useState<string>();
  const isOwn = useIsReceived(giftCode);
  useEffect(() => {
    takeMailedEmail();
    setEmail(acceptedHere(giftCode));
  }, [giftCode]);
  if (email !== undefined) return <Done email={email} />;
  return (
    <Text variant="small">
      <Trans
        ns="gifts"
        i18nKey={isOwn ? 'accepted.yours' : 'accepted.text'}
        components={{
          forest: <TextLink to={{ page: 'home' }} />,
          letters: <TextLink to={{ page: 'notifications' }} />,
        }}
      />
    </Text>
  );
}

/** Whether it is the reader's: who is signed in has its trees in their forest. */
function useIsReceived(giftCode: string): boolean {
  const enabled = useStoredUser() !== undefined;
  const { data: gift } = useQuery({ ...giftQuery(browserApi(), giftCode), enabled });
  const { data: forest } = useQuery({ ...ownForestQuery(browserApi()), enabled });
  return gift !== undefined && forest !== undefined && isReceived(gift, forest);
}
