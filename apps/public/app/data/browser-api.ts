import { type ApiClient, createApiClient } from '@rimba/api-client';
import { browserSession } from '../sign-in/browser-session.ts';

let client: ApiClient | undefined;

/** In stories: what was kept, in place of the reader's own calls. */
export function answerBy(service: ApiClient): void {
  client = service;
}

/** The service as a hydrated page calls it: with the session's token, if there is one. */
export function browserApi(): ApiClient {
  client ??= createApiClient({
    fetch: (input, init) => browserSession().fetch(input, init),
    language: () => document.documentElement.lang,
  });
  return client;
}
