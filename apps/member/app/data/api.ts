import { type ApiClient, createApiClient } from '@rimba/api-client';
import { browserI18n } from '../session/browser-i18n.ts';
import { browserSession } from '../session/browser-session.ts';

let client: ApiClient | undefined;

/** The service, called with the adopter's token and in the page's language. */
export function api(): ApiClient {
  client ??= createApiClient({
    fetch: (input, init) => browserSession().fetch(input, init),
    language: () => browserI18n().language,
  });
  return client;
}
