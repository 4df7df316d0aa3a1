import { giftQuery, ownForestQuery } from '@rimba/api-client/react-query';
import { useQuery } from '@tanstack/react-query';
import { browserApi } from '../../data/browser-api.ts';
import { useStoredUser } from '../../sign-in/use-stored-user.ts';
import { isReceived } from './is-received.ts';

/** Whether it is the reader's: who is signed in has its trees in their forest. */
export function useIsReceived(giftCode: string): boolean {
  const enabled = useStoredUser() !== undefined;
  const { data: gift } = useQuery({ ...giftQuery(browserApi(), giftCode), enabled });
  const { data: forest } = useQuery({ ...ownForestQuery(browserApi()), enabled });
  return gift !== undefined && forest !== undefined && isReceived(gift, forest);
}
