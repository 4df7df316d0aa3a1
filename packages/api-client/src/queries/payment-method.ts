import type { ApiClient } from '../calls.ts';
import type { ApiLanguage } from '../schemas.ts';
import { unwrap } from '../unwrap.ts';
import { queryOptions } from './options.ts';

/** The ways to pay, in groups named in a language, with fees and limits. */
export const paymentMethodsQuery = (api: ApiClient, lang: ApiLanguage) =>
  queryOptions({
    queryKey: ['payment-method', lang],
    queryFn: ({ signal }) =>
      unwrap(api.GET('/api/v1/payment-method', { signal, params: { query: { lang } } })),
  });
