import { type ApiClient, createApiClient } from '@rimba/api-client';
import { browserSession } from '../sign-in/browser-session.ts';

let client: ApiClient | undefined;

/** The service as a hydrated page calls it: with the session's token, if there is one. */
export function browserApi(): ApiClient {
  client ??= createApiClient({
    fetch: (input, init) => browserSession().fetch(input, init),
    language: () => document.documentElement.lang,
  });
  return client;
}
