import { keptPrefix } from '@rimba/auth/kept';
import { drawingFor, PARTS } from '@rimba/drawings';
import { Workbox } from 'workbox-window';
import { certificatesQuery } from '../data/certificates.ts';
import { notificationsQuery } from '../data/notifications.ts';
import { forestQuery, ownForestQuery, ownTrees } from '../data/own-forest.ts';
import { refreshTotals } from '../data/totals.ts';
import { keepLists } from '../data/waiting-orders.ts';
import { queryClient } from '../session/query-client.ts';
import { useWaitingVersion } from './update.ts';

const hourMs = 3_600_000;

/** Puts the service worker in its place, and has it keep what can be read without a network. */
export async function startWorker(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  const worker = new Workbox('/sw.js');
  const offer = () =>
    useWaitingVersion.setState({
      start() {
        worker.addEventListener('controlling', () => window.location.reload());
        worker.messageSkipWaiting();
      },
    });
  worker.addEventListener('waiting', offer);
  const arriving = (await worker.register())?.installing;
  // The browser may have begun to install it before we were here to hear of it.
  if (navigator.serviceWorker.controller) {
    arriving?.addEventListener('statechange', () => arriving.state === 'installed' && offer());
  }
  await worker.controlling;
  await keepWhatCanBeRead();
  lookForVersions(() => worker.update());
}

/** Asks for what the reader may want later without a network; the worker keeps the answers. */
async function keepWhatCanBeRead(): Promise<void> {
  const isFirst = (await caches.keys()).every((name) => !name.startsWith(keptPrefix));
  // What the first page has shown was answered before there was a worker, and is asked for again.
  const staleTime = isFirst ? 0 : hourMs;
  const [forest] = await Promise.all([
    queryClient.fetchQuery({ ...ownForestQuery(), staleTime }),
    queryClient.prefetchQuery({ ...certificatesQuery(), staleTime }),
    queryClient.prefetchInfiniteQuery({ ...notificationsQuery(false), staleTime }),
    keepLists(staleTime),
    isFirst && refreshTotals(),
  ]);
  const terms = ownTrees(forest);
  if (terms.length === 0) return;
  await queryClient.prefetchQuery({ ...forestQuery(terms), staleTime });
  await keepDrawings(new Set(terms.map(({ tree }) => tree.latinName)));
}

/** What the pages of one's own trees draw where no photo is kept. */
async function keepDrawings(species: ReadonlySet<string>): Promise<void> {
  for (const latinName of species) {
    const addresses = PARTS.map((part) => drawingFor(latinName, part).url);
    await Promise.all(addresses.map(async (address) => (await caches.match(address)) ?? fetch(address)));
  }
}

/** A page may stay open for days: whoever comes back to it learns of a new version. */
function lookForVersions(look: () => Promise<void>): void {
  let lookedAt = Date.now();
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden' || Date.now() - lookedAt < hourMs) return;
    lookedAt = Date.now();
    look().catch(() => undefined);
  });
}
