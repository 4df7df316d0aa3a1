import { keptPrefix } from '@rimba/auth/kept';
import type { RouteMatchCallback, WorkboxPlugin } from 'workbox-core';
import { CacheFirst } from 'workbox-strategies';

/** The photos seen last; one is some 150 kB. */
const most = 80;

/** Photos from the field: a file never changes, so what was seen once needs no network again. */
export const photos: RouteMatchCallback = ({ url, sameOrigin, request }) =>
  sameOrigin && request.destination === 'image' && url.pathname.startsWith('/api/v1/files/');

/** Lets the ones go that were kept first. */
const trimming: WorkboxPlugin = {
  cacheDidUpdate: async ({ cacheName }) => {
    const cache = await caches.open(cacheName);
    const kept = await cache.keys();
    await Promise.all(kept.slice(0, -most).map((request) => cache.delete(request)));
  },
};

/** Under the prefix of what an adopter has read, so that it goes with their session. */
export const keepPhotos = new CacheFirst({ cacheName: `${keptPrefix}photos`, plugins: [trimming] });
