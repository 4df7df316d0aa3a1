import { type ApiClient, createApiClient } from '@rimba/api-client';
import { appSession } from '../session/app-session.ts';
import { browserI18n } from '../session/browser-i18n.ts';
import { noteAnswer } from './as-of.ts';

let client: ApiClient | undefined;

/** In stories: what was kept, in place of the reader's own calls. */
export function answerBy(service: ApiClient): void {
  client = service;
}

/** The service as a browser calls it: with the adopter's token and in the page's language. */
export function api(): ApiClient {
  client ??= createApiClient({
    async fetch(input, init) {
      const response = await appSession().fetch(input, init);
      noteAnswer(response);
      return response;
    },
    language: () => browserI18n().language,
  });
  return client;
}
