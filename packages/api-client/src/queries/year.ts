import type { ApiClient } from '../calls.ts';
import type { operations } from '../generated/openapi.ts';
import { unwrap, unwrapBody } from '../unwrap.ts';
import { forestKey } from './forest.ts';
import { queryOptions } from './options.ts';

/** A year with the caller's trees, called by the calendar year in which their terms end. */
export const yearQuery = (api: ApiClient, year: number) =>
  queryOptions({
    queryKey: [...forestKey, 'year', year],
    queryFn: ({ signal }) =>
      unwrap(api.GET('/api/v1/year/me/{year}', { signal, params: { path: { year } } })),
  });

type Picture = Required<NonNullable<operations['readYearPicture']['parameters']['query']>>;

/** The picture of a year in review to share, as PNG. */
export const yearPictureQuery = (api: ApiClient, { year, ...query }: { year: number } & Picture) =>
  queryOptions({
    queryKey: [...forestKey, 'year', year, 'picture', query.shape, query.lang],
    queryFn: ({ signal }) => {
      const params = { path: { year }, query };
      return unwrapBody(api.GET('/api/v1/year/me/{year}/picture', { signal, params, parseAs: 'blob' }));
    },
  });
