import type { QueryClient } from '@tanstack/react-query';
import type { ApiClient } from '../calls.ts';
import type { RequestBody } from '../schemas.ts';
import { unwrap } from '../unwrap.ts';
import { mutationOptions, queryOptions } from './options.ts';

/** What was given, by its code; a code that is none throws `gift.not_found`. */
export const giftQuery = (api: ApiClient, giftCode: string) =>
  queryOptions({
    queryKey: ['gift', giftCode],
    queryFn: ({ signal }) =>
      unwrap(api.GET('/api/v1/gift/{giftCode}', { signal, params: { path: { giftCode } } })),
  });

/** Mails a code to somebody without a session; the answer's `browser` goes back with it. */
export const sendGiftCode = (api: ApiClient, giftCode: string) =>
  mutationOptions({
    mutationFn: (email: string) =>
      unwrap(api.POST('/api/v1/gift/{giftCode}/code', { params: { path: { giftCode } }, body: { email } })),
  });

/** Accepts a gift, by the session or by a mailed code; by a code it is answered with a session. */
export const claimGift = (api: ApiClient, cache: QueryClient, giftCode: string) =>
  mutationOptions({
    mutationFn: (body: RequestBody<'claimGift'>) =>
      unwrap(api.POST('/api/v1/gift/{giftCode}/claim', { params: { path: { giftCode } }, body })),
    onSuccess: () => cache.invalidateQueries(),
  });
