import { mutationOptions, type QueryClient, queryOptions } from '@tanstack/react-query';
import type { ApiClient } from '../client.ts';
import { type ProfileChange, profileForm } from '../profile-form.ts';
import { unwrap } from '../unwrap.ts';

export const profileKey = ['profile'] as const;

/** The signed-in adopter; kept until a change. */
export const profileQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: profileKey,
    queryFn: ({ signal }) => unwrap(api.GET('/api/v1/profile', { signal })),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
  });

export const updateProfile = (api: ApiClient, cache: QueryClient) =>
  mutationOptions({
    mutationFn: (change: ProfileChange) => {
      const form = profileForm(change);
      return unwrap(api.PUT('/api/v1/profile', { body: {}, bodySerializer: () => form }));
    },
    onSuccess: (user) => cache.setQueryData(profileKey, user),
  });
