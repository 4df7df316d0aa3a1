import type { QueryClient } from '@tanstack/react-query';
import type { ApiClient } from '../calls.ts';
import { type ProfileChange, profileForm } from '../profile-form.ts';
import { unwrap } from '../unwrap.ts';
import { mutationOptions } from './options.ts';
import { profileKey } from './profile.ts';

export const updateProfile = (api: ApiClient, cache: QueryClient) =>
  mutationOptions({
    mutationFn: (change: ProfileChange) => {
      const form = profileForm(change);
      return unwrap(api.PUT('/api/v1/profile', { body: {}, bodySerializer: () => form }));
    },
    onSuccess: (user) => cache.setQueryData(profileKey, user),
  });
