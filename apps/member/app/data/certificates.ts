import { unwrap, unwrapList } from '@rimba/api-client';
import { queryOptions } from '@tanstack/react-query';
import { api } from './api.ts';

const most = 100;

export const certificatesQuery = () =>
  queryOptions({
    queryKey: ['certificates'],
    queryFn: ({ signal }) =>
      unwrapList(api().GET('/api/v1/certificates/me', { signal, params: { query: { limit: String(most) } } })),
  });

/** A certificate of one's own, or else the public record of somebody's. */
export const certificateQuery = (certificateNumber: string) =>
  queryOptions({
    queryKey: ['certificate', certificateNumber],
    queryFn: ({ signal }) =>
      unwrap(
        api().GET('/api/v1/certificates/number/{certificateNumber}', {
          signal,
          params: { path: { certificateNumber } },
        }),
      ),
  });
