import type { ApiClient } from '../calls.ts';
import type { RequestBody } from '../schemas.ts';
import { unwrap } from '../unwrap.ts';
import { mutationOptions } from './options.ts';

/**
 * An address that opens a document behind the session once, within a minute: links, printing and web views
 * cannot send the token.
 */
export const issueDownloadTicket = (api: ApiClient) =>
  mutationOptions({
    mutationFn: (body: RequestBody<'issueDownloadTicket'>) =>
      unwrap(api.POST('/api/v1/download-ticket', { body })),
  });
