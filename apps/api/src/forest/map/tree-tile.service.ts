import { setImmediate as turn } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import { readWhereWritten } from '../../database/open-reads.ts';
import { apart, clusterPoint } from './cluster.rules.ts';
import type { TileFilter } from './map.schemas.ts';
import {
  extent,
  spreadPosition,
  type TileAddress,
  tileBounds,
  withinTile,
  withSpread,
  worldPosition,
} from './tile.rules.ts';
import type { CountedPlace, TreeGridRepository } from './tree-grid.repository.ts';
import { createTreeGrid, deepestCluster, type TreeGrid } from './tree-grid.ts';
import { encodePoints } from './vector-tile.ts';

type Dependencies = { places: TreeGridRepository; log: FastifyBaseLogger };

/** Places read at a time while the grid fills, and noted at a stretch: few enough that nothing else waits. */
const pageOfPlaces = 1_000;
const stretchOfPlaces = 100;
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
      await note(grid, page);
      page = await places.placesAfter(page.at(-1), pageOfPlaces);
    }
    return grid;
  }

  async function listen(): Promise<void> {
    const grid = await open();
    const changes = await places.changesSince(horizon);
    await note(grid, changes.places);
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

  /** What the grid missed by reading it of a replica that is behind, it would never hear of. */
  const open = (): Promise<TreeGrid> =>
    readWhereWritten(() => {
      filling ??= fill().catch((error: unknown) => {
        filling = undefined;
        throw error;
      });
      timer ??= setInterval(hear, listenEvery).unref();
      return filling;
    });

  async function singleTrees(address: TileAddress, filter: TileFilter): Promise<Buffer> {
    const near = await places.treesWithin(withSpread(tileBounds(address)), filter, treesPerTile);
    const trees = near.map(({ id, code, status, localTreeName, longitude, latitude }) => {
      const drawn = spreadPosition(id, longitude, latitude);
      const place = withinTile(address, worldPosition(drawn.longitude, drawn.latitude));
      return { id, ...place, properties: { code, status, localTreeName } };
    });
    const isInside = (units: number) => units >= 0 && units < extent;
    return encodePoints(
      'trees',
      trees.filter(({ x, y }) => isInside(x) && isInside(y)),
    );
  }

  /** Few ask for a part of the trees, so that the database counts them; the grid knows only all. */
  async function filteredClusters(address: TileAddress, filter: TileFilter): Promise<Buffer> {
    const cells = await places.cellsWithin(address, filter);
    return encodePoints(
      'clusters',
      apart(address, cells).map((cluster) => clusterPoint(address, cluster)),
    );
  }

  return {
    /** Clusters down to zoom 14, single trees from 15 on, as a Mapbox vector tile; empty where none stand. */
    async tile(address: TileAddress, filter: TileFilter = {}): Promise<Buffer> {
      if (address.z > deepestCluster) return singleTrees(address, filter);
      const isFiltered = filter.group !== undefined || filter.species !== undefined;
      return isFiltered ? filteredClusters(address, filter) : (await open()).tile(address);
    },

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

/** Notes places in the grid, and lets others have their turn in between. */
async function note(grid: TreeGrid, places: readonly CountedPlace[]): Promise<void> {
  for (const [at, { longitude, latitude, counts }] of places.entries()) {
    if (at > 0 && at % stretchOfPlaces === 0) await turn();
    grid.set(longitude, latitude, counts);
  }
}

export type TreeTileService = ReturnType<typeof createTreeTileService>;
