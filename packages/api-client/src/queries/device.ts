import type { QueryClient } from '@tanstack/react-query';
import type { ApiClient } from '../calls.ts';
import { unwrap } from '../unwrap.ts';
import { mutationOptions, queryOptions } from './options.ts';

const deviceKey = ['device'] as const;

/** The devices that the account is signed in on. */
export const devicesQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: deviceKey,
    queryFn: ({ signal }) => unwrap(api.GET('/api/v1/sessions', { signal })),
  });

/** Takes the id of a device and signs the account out there. */
export const endDeviceSession = (api: ApiClient, cache: QueryClient) =>
  mutationOptions({
    mutationFn: (id: string) => unwrap(api.DELETE('/api/v1/sessions/{id}', { params: { path: { id } } })),
    onSettled: () => cache.invalidateQueries({ queryKey: deviceKey }),
  });
