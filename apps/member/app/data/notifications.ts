import { type RequestBody, unwrap } from '@rimba/api-client';
import * as client from '@rimba/api-client/react-query';
import { queryClient } from '../session/query-client.ts';
import { api } from './api.ts';
import { runMutation } from './run-mutation.ts';
import { updateTotals } from './totals.ts';

const pageSize = 30;

export const notificationsQuery = (unreadOnly: boolean) =>
  client.notificationsQuery(api(), {
    limit: pageSize,
    filter: { state: unreadOnly ? 'unread' : undefined },
  });

/** Certificates that were told of and not opened yet. */
export const certificateNoticesQuery = () =>
  client.notificationsQuery(api(), {
    limit: pageSize,
    filter: { state: 'unread', category: 'rimba_certificate_created' },
  });

export async function markRead(id: number): Promise<void> {
  await runMutation(client.readNotification(api(), queryClient), id);
  await refreshTotal();
}

export async function markAllRead(): Promise<void> {
  await runMutation(client.readAllNotifications(api(), queryClient), undefined);
  await refreshTotal();
}

export async function refreshTotal() {
  const { total } = await unwrap(api().GET('/api/v1/notification/unread-count'));
  updateTotals((totals) => ({ ...totals, unreadNotifications: total }));
}

export const preferencesQuery = () => client.notificationPreferencesQuery(api());

type PreferenceChange = RequestBody<'updateNotificationPreferences'>['preferences'][number];

export const changePreferences = (preferences: PreferenceChange[]) =>
  runMutation(client.updateNotificationPreferences(api(), queryClient), { preferences });
