import { mutationOptions, type QueryClient, queryOptions } from '@tanstack/react-query';
import type { ApiClient } from '../client.ts';
import type { RequestBody } from '../schemas.ts';
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

/** What of a profile is to change. */
export type ProfileChange = Omit<RequestBody<'updateProfile'>, 'profilePicture' | 'removePicture'> & {
  /** JPEG, PNG, WebP or AVIF of up to 5 MB; null takes the picture away. */
  readonly profilePicture?: Blob | null;
};

export const updateProfile = (api: ApiClient, cache: QueryClient) =>
  mutationOptions({
    mutationFn: (change: ProfileChange) => {
      const form = toForm(change);
      // Sent as a form, because a picture is no JSON; the browser then sets the content type itself.
      return unwrap(api.PUT('/api/v1/profile', { body: {}, bodySerializer: () => form }));
    },
    onSuccess: (user) => cache.setQueryData(profileKey, user),
  });

function toForm({ profilePicture, ...texts }: ProfileChange): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(texts)) {
    if (value !== undefined) form.set(name, value);
  }
  if (profilePicture === null) form.set('removePicture', 'true');
  else if (profilePicture) form.set('profilePicture', profilePicture);
  return form;
}
