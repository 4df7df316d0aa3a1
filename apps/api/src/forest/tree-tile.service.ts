import type { FastifyBaseLogger } from 'fastify';
import { type TileAddress, tileBounds, withinTile, worldPosition } from './tile.rules.ts';
import type { TreeGridRepository } from './tree-grid.repository.ts';
import { createTreeGrid, deepestCluster, type TreeGrid } from './tree-grid.ts';
import { encodePoints } from './vector-tile.ts';

type Dependencies = { places: TreeGridRepository; log: FastifyBaseLogger };

/** Places read at a time while the grid fills: few enough that nothing else waits. */
const pageOfPlaces = 1_000;
/** A change is on the map within a second. */
const listenEvery = 400;
/** Changes are kept this long; who could not read them for longer reads everything anew. */
const memory = 10 * 60_000;
/** Single trees a tile; more would not fit into 100 kB, and nobody could tell them apart. */
const treesPerTile = 1_200;

/**
 * Draws the map's tiles. The grid fills at the first call and then follows the log of changes, which every
 * replica reads by itself: a NOTIFY would make all commits wait for one another.
 */
export function createTreeTileService({ places, log }: Dependencies) {
  let filling: Promise<TreeGrid> | undefined;
  let timer: NodeJS.Timeout | undefined;
  let horizon = '0';
  let heardAt = 0;
  let listening: Promise<void> | undefined;

  async function fill(): Promise<TreeGrid> {
    const grid = createTreeGrid();
    // Taken before the first place is read, so that what changes meanwhile is heard afterwards.
    horizon = await places.horizon();
    heardAt = Date.now();
    for (let page = await places.placesAfter(undefined, pageOfPlaces); page.length; ) {
      for (const { longitude, latitude, counts } of page) grid.set(longitude, latitude, counts);
      page = await places.placesAfter(page.at(-1), pageOfPlaces);
    }
    return grid;
  }

  async function listen(): Promise<void> {
    const grid = await open();
    const changes = await places.changesSince(horizon);
    for (const { longitude, latitude, counts } of changes.places) grid.set(longitude, latitude, counts);
    horizon = changes.horizon;
    heardAt = Date.now();
  }

  function hear(): Promise<void> {
    listening ??= listen()
      .catch((error: unknown) => {
        log.error({ err: error }, 'the map could not read what changed');
        if (Date.now() - heardAt > memory) filling = undefined;
      })
      .finally(() => {
        listening = undefined;
      });
    return listening;
  }

  function open(): Promise<TreeGrid> {
    filling ??= fill().catch((error: unknown) => {
      filling = undefined;
      throw error;
    });
    timer ??= setInterval(hear, listenEvery).unref();
    return filling;
  }

  async function singleTrees(address: TileAddress): Promise<Buffer> {
    const trees = await places.treesWithin(tileBounds(address), treesPerTile);
    return encodePoints(
      'trees',
      trees.map(({ id, code, status, localTreeName, longitude, latitude }) => ({
        id,
        ...withinTile(address, worldPosition(longitude, latitude)),
        properties: { code, status, localTreeName },
      })),
    );
  }

  return {
    /** Clusters down to zoom 14, single trees from 15 on, as a Mapbox vector tile; empty where none stand. */
    tile: async (address: TileAddress): Promise<Buffer> =>
      address.z > deepestCluster ? singleTrees(address) : (await open()).tile(address),

    /** Forgets changes that every replica has long read. */
    async forgetChanges(): Promise<void> {
      await places.forgetChangesBefore(new Date(Date.now() - memory));
    },

    async close(): Promise<void> {
      clearInterval(timer);
      await listening;
    },
  };
}
export type TreeTileService = ReturnType<typeof createTreeTileService>;
