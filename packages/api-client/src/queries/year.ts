import { queryOptions } from '@tanstack/react-query';
import type { ApiClient } from '../calls.ts';
import type { operations } from '../generated/openapi.ts';
import { unwrap, unwrapBody } from '../unwrap.ts';
import { forestKey } from './forest.ts';

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
    async queryFn({ signal }): Promise<Blob> {
      const params = { path: { year }, query };
      const body: unknown = await unwrapBody(
        api.GET('/api/v1/year/me/{year}/picture', { signal, params, parseAs: 'blob' }),
      );
      if (!(body instanceof Blob)) throw new Error('No picture came');
      return body;
    },
  });
