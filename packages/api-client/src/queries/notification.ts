import type { QueryClient } from '@tanstack/react-query';
import type { ApiClient } from '../calls.ts';
import { type ListQuery, toParameters } from '../list-query.ts';
import { nextPage } from '../paging.ts';
import type { RequestBody } from '../schemas.ts';
import { unwrap, unwrapList } from '../unwrap.ts';
import { infiniteQueryOptions, mutationOptions, queryOptions } from './options.ts';

export const notificationKey = ['notification'] as const;
const preferenceKey = ['notification-preference'] as const;

/** The caller's notifications, latest first, page after page. */
export const notificationsQuery = (
  api: ApiClient,
  query: Omit<ListQuery<'listNotifications'>, 'page'> = {},
) =>
  infiniteQueryOptions({
    queryKey: [...notificationKey, 'list', query],
    queryFn: ({ pageParam, signal }) => {
      const parameters = toParameters<'listNotifications'>({ ...query, page: pageParam });
      return unwrapList(api.GET('/api/v1/notification', { signal, params: { query: parameters } }));
    },
    initialPageParam: 1,
    getNextPageParam: nextPage,
  });

/** How many are unread; never stale by itself, changed by reading and by what the service pushes. */
export const unreadNotificationsQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: [...notificationKey, 'unread'],
    queryFn: ({ signal }) => unwrap(api.GET('/api/v1/notification/unread-count', { signal })),
    staleTime: Number.POSITIVE_INFINITY,
  });

/** Takes the id of a notification. */
export const readNotification = (api: ApiClient, cache: QueryClient) =>
  mutationOptions({
    mutationFn: (id: number) =>
      unwrap(api.PUT('/api/v1/notification/{id}/read', { params: { path: { id } } })),
    onSettled: () => cache.invalidateQueries({ queryKey: notificationKey }),
  });

export const readAllNotifications = (api: ApiClient, cache: QueryClient) =>
  mutationOptions({
    mutationFn: () => unwrap(api.PUT('/api/v1/notification/read-all')),
    onSettled: () => cache.invalidateQueries({ queryKey: notificationKey }),
  });

/** What the caller wants to be told about, in the app and by mail. */
export const notificationPreferencesQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: preferenceKey,
    queryFn: ({ signal }) => unwrap(api.GET('/api/v1/notification/preference', { signal })),
  });

export const updateNotificationPreferences = (api: ApiClient, cache: QueryClient) =>
  mutationOptions({
    mutationFn: (body: RequestBody<'updateNotificationPreferences'>) =>
      unwrap(api.PUT('/api/v1/notification/preference', { body })),
    onSuccess: (preferences) => cache.setQueryData(preferenceKey, preferences),
  });
