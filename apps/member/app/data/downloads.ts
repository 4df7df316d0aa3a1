import { type RequestBody, unwrap } from '@rimba/api-client';
import { api } from './api.ts';

export type OwnDocument = RequestBody<'issueDownloadTicket'>;

/**
 * Opens a document behind the session in a window beside the page. A link cannot carry the token, so the service
 * gives a single-use address that lives for a minute. The window is asked for at the press, as browsers want it;
 * where there are none, as in a web view, the document takes the page's place.
 */
export async function openDownload(document: OwnDocument): Promise<void> {
  const beside = window.open('', '_blank');
  try {
    const { url } = await unwrap(api().POST('/api/v1/download-ticket', { body: document }));
    (beside ?? window).location.assign(url);
  } catch (error) {
    beside?.close();
    throw error;
  }
}
