import type { ApiClient } from '../calls.ts';
import { unwrapBody } from '../unwrap.ts';
import { queryOptions } from './options.ts';

export const mapKey = ['map'] as const;

/** The areas of the community groups, as GeoJSON; trees come as tiles, which the map asks for itself. */
export const groupAreasQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: [...mapKey, 'groups'],
    queryFn: ({ signal }) => unwrapBody(api.GET('/api/v1/map/groups', { signal })),
    staleTime: Number.POSITIVE_INFINITY,
  });
