import { forgetKept, keptPrefix } from '@rimba/auth/kept';
import type { RouteHandlerCallback, RouteMatchCallback, WorkboxPlugin } from 'workbox-core';
import { NetworkFirst } from 'workbox-strategies';
import { isKept, keptAtHeader } from '../app/data/kept-calls.ts';
import { subjectOf } from './subject-of.ts';

/** After this long without an answer, what is kept is shown. */
const networkTimeoutSeconds = 10;

const bearerOf = (request: Request) => request.headers.get('authorization') ?? '';

/** Bearers whose session has ended while the worker lived: an answer that is still on its way is not kept. */
const ended = new Set<string>();

/** Keeps good answers, each with the time it came. */
const keeping: WorkboxPlugin = {
  cacheWillUpdate: async ({ request, response }) => {
    if (response.status !== 200 || ended.has(bearerOf(request))) return null;
    const headers = new Headers(response.headers);
    headers.set(keptAtHeader, String(Date.now()));
    return new Response(await response.blob(), { headers });
  },
};

export const keptRequests: RouteMatchCallback = ({ request, url, sameOrigin }) =>
  sameOrigin && isKept(url) && subjectOf(bearerOf(request)) !== undefined;

/** The service's answer, or the last one that this same adopter got. */
export const keepFresh: RouteHandlerCallback = ({ request, event }) =>
  new NetworkFirst({
    cacheName: keptPrefix + subjectOf(bearerOf(request)),
    networkTimeoutSeconds,
    // One copy of each address, whatever language it was asked in.
    matchOptions: { ignoreVary: true },
    plugins: [keeping],
  }).handle({ request, event });

const isCall =
  (name: string): RouteMatchCallback =>
  ({ url, sameOrigin }) =>
    sameOrigin && url.pathname === `/api/v1/${name}`;

/** A logout empties what is kept, answered or not; so does a session that the service will not go on with. */
export const endingCalls: readonly { call: RouteMatchCallback; answer: RouteHandlerCallback }[] = [
  {
    call: isCall('logout'),
    answer: async ({ request }) => {
      ended.add(bearerOf(request));
      await forgetKept(caches);
      return fetch(request);
    },
  },
  {
    call: isCall('refresh'),
    answer: async ({ request }) => {
      const response = await fetch(request);
      if (response.status === 401) await forgetKept(caches);
      return response;
    },
  },
];
