import { queryOptions } from '@tanstack/react-query';
import type { ApiClient } from '../client.ts';
import { type ListQuery, toParameters } from '../list-query.ts';
import { unwrap, unwrapList } from '../unwrap.ts';

/** Notes from the forest, latest first. */
export const newsQuery = (api: ApiClient, query: ListQuery<'listNews'> = {}) =>
  queryOptions({
    queryKey: ['news', 'list', query],
    queryFn: ({ signal }) =>
      unwrapList(api.GET('/api/v1/news', { signal, params: { query: toParameters(query) } })),
  });

/** A note that is not there throws `request.news_not_found`. */
export const newsNoteQuery = (api: ApiClient, id: number) =>
  queryOptions({
    queryKey: ['news', 'note', id],
    queryFn: ({ signal }) => unwrap(api.GET('/api/v1/news/{id}', { signal, params: { path: { id } } })),
  });
