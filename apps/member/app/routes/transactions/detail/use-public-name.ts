import { useSession } from '@rimba/auth/react';
import { publicName } from '@rimba/i18n/public-name';
import { useQuery } from '@tanstack/react-query';
import { profileQuery } from '../../../data/profile.ts';
import type { Transaction } from '../../../data/wire.ts';

/** What the public sees of the reader, whatever name an order was paid under; as the order chose until the profile is there. */
export function usePublicName(order: Transaction): string {
  const { user } = useSession();
  const { data } = useQuery(profileQuery());
  return publicName(data?.name ?? user?.name ?? '', data?.publicName ?? order.publicName);
}
