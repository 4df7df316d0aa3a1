import { useState } from 'react';
import type { Notification } from '../../data/wire.ts';

const newestOf = (notifications: readonly Pick<Notification, 'id'>[]) =>
  Math.max(0, ...notifications.map(({ id }) => id));

/** How many came since the reader opened the list. */
export function useArrived(notifications: readonly Pick<Notification, 'id'>[]): number {
  const [newest] = useState(() => newestOf(notifications));
  return notifications.filter(({ id }) => id > newest).length;
}
