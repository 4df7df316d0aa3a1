import { withClient } from '@rimba/replicas';
import { openShop, ordersBy, signUpBuyers, withoutOutside } from '../checkout/orders.ts';
import { timed } from '../map/latency.ts';
import { randomTiles } from '../map/tiles.ts';
import { type Child, startChild } from '../measure/child.ts';
import { answersTo, type Load } from '../measure/load.ts';
import { memoryOf } from '../measure/memory.ts';
import { say } from '../measure/say.ts';
import { cursorOf, randomPlaces } from '../reads/places.ts';
import type { Streaming } from '../world/streaming.ts';

/** How often each of the two services is asked in a round. */
export const amounts = { 'list by cursor': 1_000, 'tree by id': 2_000, tile: 10_000, order: 200 };
export type Call = keyof typeof amounts;
export const calls = Object.keys(amounts) as Call[];

/** Two services on a forest, and what they are asked. */
export type Site = { trees: number; services: Child[]; next: Record<Call, NonNullable<Load['next']>> };

export async function openSite(
  trees: number,
  streaming: Streaming,
  opened: AsyncDisposableStack,
): Promise<Site> {
  const url = streaming.primaryUrl(trees);
  const buyers = await withClient(url, signUpBuyers);
  const env = { ...streaming.envOf(trees), SIGN_IN: buyers.join(','), ...withoutOutside };
  const services: Child[] = [];
  for (let count = 0; count < 2; count++) {
    const service = await startChild('service.ts', env);
    opened.defer(() => service.end());
    services.push(service);
  }
  const filled = await Promise.all(services.map(({ origin }) => timed(`${origin}/api/v1/map/trees/4/12/8`)));
  const memory = await Promise.all(services.map((service) => memoryOf(service.process)));
  say(
    `${trees.toLocaleString('en')} trees: the map is filled in ${(Math.max(...filled.map(({ ms }) => ms)) / 1_000).toFixed(1)} s ` +
      `by both at once, and a service holds ${Math.round(Math.max(...memory))} MB`,
  );
  return withClient(url, async (client) => {
    const place = await randomPlaces(client, 200_000);
    const tiles = await randomTiles(client, 10_000);
    let turn = 0;
    const [first] = services as [Child, Child];
    return {
      trees,
      services,
      next: {
        'list by cursor': () => `/api/v1/tree?cursor=${cursorOf(place())}`,
        'tree by id': () => `/api/v1/tree/${place().id}/detail`,
        tile: () => {
          const { z, x, y } = tiles[turn++ % tiles.length] ?? { z: 0, x: 0, y: 0 };
          return `/api/v1/map/trees/${z}/${x}/${y}`;
        },
        order: ordersBy(first, await openShop(client, first)),
      },
    };
  });
}

/** @returns how many were answered */
export async function askBoth({ services, next }: Site, call: Call): Promise<number> {
  const answers = await Promise.all(
    services.map(({ origin }) => answersTo({ url: origin, next: next[call] }, amounts[call])),
  );
  return answers.reduce((sum, count) => sum + count, 0);
}
