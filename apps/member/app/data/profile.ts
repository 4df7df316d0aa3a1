import { unwrap } from '@rimba/api-client';
import { queryOptions } from '@tanstack/react-query';
import { browserSession } from '../session/browser-session.ts';
import { queryClient } from '../session/query-client.ts';
import { api } from './api.ts';
import type { User } from './wire.ts';

const profileKey = ['profile'];

export const profileQuery = () =>
  queryOptions({
    queryKey: profileKey,
    queryFn: ({ signal }) => unwrap(api().GET('/api/v1/profile', { signal })),
    staleTime: Number.POSITIVE_INFINITY,
  });

/** Puts a changed user wherever one is shown: the profile and the frame. */
export function keepUser(user: User): void {
  queryClient.setQueryData(profileKey, user);
  browserSession().update({ user });
}
