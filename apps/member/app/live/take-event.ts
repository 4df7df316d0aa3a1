import type { StreamEvent } from '@rimba/api-client';
import {
  certificateKey,
  mapKey,
  notificationKey,
  transactionKey,
  treeKey,
} from '@rimba/api-client/react-query';
import { refreshTotals, updateTotals } from '../data/totals.ts';
import { queryClient } from '../session/query-client.ts';

/** What a notification may be about, besides itself. */
const concerned = [notificationKey, transactionKey, certificateKey, treeKey, mapKey];

/** Brings what is shown up to date. */
export function takeEvent({ event, data }: StreamEvent): void {
  if (event === 'totals') {
    const { unreadNotifications }: { unreadNotifications: number } = JSON.parse(data);
    updateTotals((totals) => ({ ...totals, unreadNotifications }));
  }
  if (event === 'notification') catchUp();
}

/** Asks again for everything that a notification may be about: one came, or some may have been missed. */
export function catchUp(): void {
  for (const queryKey of concerned) void queryClient.invalidateQueries({ queryKey });
  // Trees that were adopted leave the wishtree.
  refreshTotals().catch(() => undefined);
}
