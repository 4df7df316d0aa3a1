import type { ApiClient } from '../calls.ts';
import { type NarrowingQuery, toParameters } from '../list-query.ts';
import { asAsked, type Fields } from '../narrowing.ts';
import { unwrap, unwrapList } from '../unwrap.ts';
import { queryOptions } from './options.ts';

/** Notes from the forest, latest first. */
export const newsQuery = <const Select extends Fields<'listNews'> = never>(
  api: ApiClient,
  query: NarrowingQuery<'listNews', never, Select> = {},
) =>
  queryOptions({
    queryKey: ['news', 'list', query],
    queryFn: ({ signal }) => {
      const parameters = toParameters<'listNews'>(query);
      return asAsked<'listNews', never, Select>(
        unwrapList(api.GET('/api/v1/news', { signal, params: { query: parameters } })),
      );
    },
  });

/** A note that is not there throws `request.news_not_found`. */
export const newsNoteQuery = (api: ApiClient, id: number) =>
  queryOptions({
    queryKey: ['news', 'note', id],
    queryFn: ({ signal }) => unwrap(api.GET('/api/v1/news/{id}', { signal, params: { path: { id } } })),
  });
