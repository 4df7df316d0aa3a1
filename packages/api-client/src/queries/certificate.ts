import type { QueryClient } from '@tanstack/react-query';
import type { ApiClient } from '../calls.ts';
import { type ListQuery, toParameters } from '../list-query.ts';
import { mostRows, wholeList } from '../paging.ts';
import type { RequestBody } from '../schemas.ts';
import { unwrap, unwrapList } from '../unwrap.ts';
import { mutationOptions, queryOptions } from './options.ts';

export const certificateKey = ['certificate'] as const;

/** All of the caller's own certificates. */
export const certificatesQuery = (
  api: ApiClient,
  query: Omit<ListQuery<'listOwnCertificates'>, 'page' | 'limit'> = {},
) =>
  queryOptions({
    queryKey: [...certificateKey, 'list', query],
    queryFn: ({ signal }) =>
      wholeList((page) => {
        const parameters = toParameters<'listOwnCertificates'>({ ...query, page, limit: mostRows });
        return unwrapList(api.GET('/api/v1/certificates/me', { signal, params: { query: parameters } }));
      }),
  });

/** One of the caller's own; somebody else's throws `certificate.not_found`. */
export const ownCertificateQuery = (api: ApiClient, certificateNumber: string) =>
  queryOptions({
    queryKey: [...certificateKey, 'own', certificateNumber],
    queryFn: ({ signal }) =>
      unwrap(api.GET('/api/v1/certificates/me/number', { signal, params: { query: { certificateNumber } } })),
  });

/** The public record; a number that cannot be one throws `certificate.invalid_number`. */
export const certificateQuery = (api: ApiClient, certificateNumber: string) =>
  queryOptions({
    queryKey: [...certificateKey, 'public', certificateNumber],
    queryFn: ({ signal }) =>
      unwrap(
        api.GET('/api/v1/certificates/number/{certificateNumber}', {
          signal,
          params: { path: { certificateNumber } },
        }),
      ),
  });

/** Changes how the holder's name is shown, which signs a new revision. */
export const changeCertificate = (api: ApiClient, cache: QueryClient, certificateNumber: string) =>
  mutationOptions({
    mutationFn: (body: RequestBody<'changeCertificate'>) =>
      unwrap(
        api.PUT('/api/v1/certificates/me/{certificateNumber}', {
          params: { path: { certificateNumber } },
          body,
        }),
      ),
    onSuccess: () => cache.invalidateQueries({ queryKey: certificateKey }),
  });
