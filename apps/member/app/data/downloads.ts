import { type RequestBody, unwrap } from '@rimba/api-client';
import { api } from './api.ts';

export type OwnDocument = RequestBody<'issueDownloadTicket'>;

/**
 * Saves a document behind the session as a file. A link cannot carry the token, so the service gives a single-use
 * address that lives for a minute, and the link to it is pressed at once; the service names the file.
 */
export async function download(document: OwnDocument): Promise<void> {
  const { url } = await unwrap(api().POST('/api/v1/download-ticket', { body: document }));
  const link = window.document.createElement('a');
  link.href = url;
  link.download = '';
  link.click();
}
