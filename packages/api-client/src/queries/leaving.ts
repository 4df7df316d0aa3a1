import type { ApiClient } from '../calls.ts';
import { unwrap } from '../unwrap.ts';
import { queryOptions } from './options.ts';

/** Which mails the token of a mail leaves, and whether they are sent; one that is none throws `request.not_found`. */
export const leavingQuery = (api: ApiClient, token: string) =>
  queryOptions({
    queryKey: ['leaving', token],
    queryFn: ({ signal }) =>
      unwrap(api.GET('/api/v1/unsubscribe/{token}', { signal, params: { path: { token } } })),
  });

/** Has the mails of a token sent, or no longer: on the server, because its page has no script. */
export function chooseMails(api: ApiClient, token: string, isSent: boolean): Promise<null> {
  const params = { path: { token } };
  return unwrap(
    isSent
      ? api.DELETE('/api/v1/unsubscribe/{token}', { params })
      : api.POST('/api/v1/unsubscribe/{token}', { params }),
  );
}
