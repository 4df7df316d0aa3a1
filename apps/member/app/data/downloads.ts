import { unwrap } from '@rimba/api-client';
import { api } from './api.ts';

/**
 * Opens a document behind the session. A link cannot carry the token, so the service gives a single-use
 * address that lives for a minute; this also works in web views and for printing.
 */
export async function openDownload(path: string): Promise<void> {
  const { url } = await unwrap(api().POST('/api/v1/download-ticket', { body: { path } }));
  window.location.assign(url);
}
