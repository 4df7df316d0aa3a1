import type { QueryClient } from '@tanstack/react-query';
import type { ApiClient } from '../calls.ts';
import { unwrap } from '../unwrap.ts';
import { notificationKey } from './notification.ts';
import { mutationOptions, queryOptions } from './options.ts';

export const forestKey = ['forest'] as const;

/** Every tree the caller ever adopted, and what has become of each. */
export const ownForestQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: [...forestKey, 'own'],
    queryFn: ({ signal }) => unwrap(api.GET('/api/v1/forest/me', { signal })),
  });

const letterKey = ['letter'] as const;

/** One letter from the field; somebody else's throws `request.letter_not_found`. */
export const letterQuery = (api: ApiClient, letterId: number) =>
  queryOptions({
    queryKey: [...letterKey, letterId],
    queryFn: ({ signal }) =>
      unwrap(api.GET('/api/v1/letter/me/{letterId}', { signal, params: { path: { letterId } } })),
  });

/** Notes that a letter was opened: its notification counts as read, and a death it tells of is no news any more. */
export const openLetter = (api: ApiClient, cache: QueryClient) =>
  mutationOptions({
    mutationFn: (letterId: number) =>
      unwrap(api.PUT('/api/v1/letter/me/{letterId}/opened', { params: { path: { letterId } } })),
    onSuccess: (letter) => {
      cache.setQueryData([...letterKey, letter.id], letter);
      return Promise.all([
        cache.invalidateQueries({ queryKey: forestKey }),
        cache.invalidateQueries({ queryKey: notificationKey }),
      ]);
    },
  });
