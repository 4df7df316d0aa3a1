import { unwrap, unwrapList } from '@rimba/api-client';
import { infiniteQueryOptions } from '@tanstack/react-query';
import { queryClient } from '../session/query-client.ts';
import { updateTotals } from '../session/totals.ts';
import { api } from './api.ts';

const pageSize = 30;
const notificationsKey = ['notifications'];

export const notificationsQuery = (unreadOnly: boolean) =>
  infiniteQueryOptions({
    queryKey: [...notificationsKey, { unreadOnly }],
    queryFn: ({ pageParam, signal }) =>
      unwrapList(
        api().GET('/api/v1/notification', {
          signal,
          params: { query: { page: String(pageParam), limit: String(pageSize), ...(unreadOnly && { 'filter[read]': 'false' }) } },
        }),
      ),
    initialPageParam: 1,
    getNextPageParam: ({ meta }) => (meta.page < meta.totalPages ? meta.page + 1 : undefined),
  });

export async function markRead(id: number): Promise<void> {
  await unwrap(api().PUT('/api/v1/notification/{id}/read', { params: { path: { id } } }));
  await refresh();
}

export async function markAllRead(): Promise<void> {
  await unwrap(api().PUT('/api/v1/notification/read-all'));
  await refresh();
}

async function refresh() {
  const [{ total }] = await Promise.all([
    unwrap(api().GET('/api/v1/notification/unread-count')),
    queryClient.invalidateQueries({ queryKey: notificationsKey }),
  ]);
  updateTotals((totals) => ({ ...totals, unreadNotifications: total }));
}
