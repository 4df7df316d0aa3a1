import type { ApiClient } from '../calls.ts';
import { type NarrowingQuery, toParameters } from '../list-query.ts';
import { asAsked, type Fields } from '../narrowing.ts';
import { unwrapList } from '../unwrap.ts';
import { queryOptions } from './options.ts';

export const speciesQuery = <const Select extends Fields<'listSpecies'> = never>(
  api: ApiClient,
  query: NarrowingQuery<'listSpecies', never, Select> = {},
) =>
  queryOptions({
    queryKey: ['species', 'list', query],
    queryFn: ({ signal }) => {
      const parameters = toParameters<'listSpecies'>(query);
      return asAsked<'listSpecies', never, Select>(
        unwrapList(api.GET('/api/v1/species', { signal, params: { query: parameters } })),
      );
    },
  });
