import { type RequestBody, unwrap } from '@rimba/api-client';
import { api } from './api.ts';

export type OwnDocument = RequestBody<'issueDownloadTicket'>;

/**
 * Opens a document behind the session. A link cannot carry the token, so the service gives a single-use
 * address that lives for a minute; this also works in web views and for printing.
 */
export async function openDownload(document: OwnDocument): Promise<void> {
  const { url } = await unwrap(api().POST('/api/v1/download-ticket', { body: document }));
  window.location.assign(url);
}
