import { clientsClaim } from 'workbox-core';
import { cleanupOutdatedCaches, precacheAndRoute } from 'workbox-precaching';
import { registerRoute } from 'workbox-routing';
import { endingCalls, keepFresh, keptRequests } from './kept-answers.ts';
import { drawings, keepDrawings } from './kept-drawings.ts';
import { keepPhotos, photos } from './kept-photos.ts';
import { memberPages, sendMemberPage } from './send-member-page.ts';

declare const self: ServiceWorkerGlobalScope;
/** Written in by the build. */
declare const precached: Parameters<typeof precacheAndRoute>[0];

// The first that fits answers; what none fits goes to the network as if there were no worker.
registerRoute(memberPages, sendMemberPage);
registerRoute(keptRequests, keepFresh);
registerRoute(photos, keepPhotos);
registerRoute(drawings, keepDrawings);
for (const { call, answer } of endingCalls) registerRoute(call, answer, 'POST');
precacheAndRoute(precached);

cleanupOutdatedCaches();
clientsClaim();

// A new version waits until the reader asks for it.
self.addEventListener('message', ({ data }) => {
  if (data?.type === 'SKIP_WAITING') void self.skipWaiting();
});
