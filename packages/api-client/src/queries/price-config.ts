import type { ApiClient } from '../calls.ts';
import type { ApiLanguage } from '../schemas.ts';
import { unwrap } from '../unwrap.ts';
import { queryOptions } from './options.ts';

/** The price of a tree, and what is added to it or taken off, named in a language. */
export const priceConfigQuery = (api: ApiClient, lang: ApiLanguage) =>
  queryOptions({
    queryKey: ['price-config', lang],
    queryFn: ({ signal }) => unwrap(api.GET('/api/v1/price-config', { signal, params: { query: { lang } } })),
  });
