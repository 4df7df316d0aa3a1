import { apart, cellsPerSide, clusterPoint, type StatusCounts } from './cluster.rules.ts';
import { type TileAddress, worldPosition } from './tile.rules.ts';
import { encodePoints } from './vector-tile.ts';
import { treeStatuses } from './vocabulary.schemas.ts';

/** The deepest zoom that is drawn as clusters. */
export const deepestCluster = 14;
const kinds = treeStatuses.length;

type Tile = { cells: Map<number, number>; encoded: Buffer | undefined };

/** The array, or one of twice the length with the same content where `length` would not fit. */
function withRoom<T extends Int32Array<ArrayBuffer> | Float64Array<ArrayBuffer>>(array: T, length: number): T;
function withRoom(array: Int32Array<ArrayBuffer> | Float64Array<ArrayBuffer>, length: number) {
  if (length <= array.length) return array;
  const larger =
    array instanceof Int32Array ? new Int32Array(array.length * 2) : new Float64Array(array.length * 2);
  larger.set(array);
  return larger;
}

/**
 * Counts of trees by cell at every zoom, kept in typed arrays: a tile is drawn from at most 64 cells however
 * many trees there are, and a tree that changes touches one cell a zoom.
 */
export function createTreeGrid() {
  // By whole thousandths of a degree, latitude first: many small maps, since a large one stops everything when it grows.
  const places = new Map<number, Map<number, number>>();
  let placeCounts = new Int32Array(1_024 * kinds);
  let placesKnown = 0;
  const levels = Array.from({ length: deepestCluster + 1 }, () => new Map<number, Tile>());
  /** Per cell: a count of each status, and the sums of its trees' positions. */
  let counts = new Int32Array(1_024 * kinds);
  let sums = new Float64Array(1_024 * 2);
  let cells = 0;

  function newCell(): number {
    counts = withRoom(counts, (cells + 1) * kinds);
    sums = withRoom(sums, (cells + 1) * 2);
    return cells++;
  }

  function placeAt(longitude: number, latitude: number): number {
    const [row, column] = [Math.round(latitude * 1_000), Math.round(longitude * 1_000)];
    const inRow = places.get(row) ?? new Map<number, number>();
    if (inRow.size === 0) places.set(row, inRow);
    const known = inRow.get(column);
    if (known !== undefined) return known;
    placeCounts = withRoom(placeCounts, (placesKnown + 1) * kinds);
    inRow.set(column, placesKnown);
    return placesKnown++;
  }

  const tileKey = (z: number, x: number, y: number) => x * 2 ** z + y;

  function tileAt(z: number, x: number, y: number): Tile {
    const level = levels[z] ?? new Map<number, Tile>();
    const key = tileKey(z, x, y);
    const known = level.get(key);
    if (known) return known;
    const tile: Tile = { cells: new Map(), encoded: undefined };
    level.set(key, tile);
    return tile;
  }

  function add(position: { x: number; y: number }, change: StatusCounts): void {
    const total = change.reduce((sum, count) => sum + count, 0);
    for (let z = 0; z <= deepestCluster; z++) {
      const scale = 2 ** z * cellsPerSide;
      const [column, row] = [Math.floor(position.x * scale), Math.floor(position.y * scale)];
      const tile = tileAt(z, Math.floor(column / cellsPerSide), Math.floor(row / cellsPerSide));
      const inside = (column % cellsPerSide) * cellsPerSide + (row % cellsPerSide);
      let cell = tile.cells.get(inside);
      if (cell === undefined) {
        cell = newCell();
        tile.cells.set(inside, cell);
      }
      for (let kind = 0; kind < kinds; kind++) {
        counts[cell * kinds + kind] = (counts[cell * kinds + kind] ?? 0) + (change[kind] ?? 0);
      }
      sums[cell * 2] = (sums[cell * 2] ?? 0) + position.x * total;
      sums[cell * 2 + 1] = (sums[cell * 2 + 1] ?? 0) + position.y * total;
      tile.encoded = undefined;
    }
  }

  function encode(address: TileAddress, tile: Tile): Buffer {
    const clusters = [...tile.cells.values()].flatMap((cell) => {
      const own = counts.subarray(cell * kinds, (cell + 1) * kinds);
      const total = own.reduce((sum, count) => sum + count, 0);
      if (total === 0) return [];
      return [{ x: (sums[cell * 2] ?? 0) / total, y: (sums[cell * 2 + 1] ?? 0) / total, counts: [...own] }];
    });
    const points = apart(address, clusters).map((cluster) => clusterPoint(address, cluster));
    return encodePoints('clusters', points);
  }

  return {
    /** Sets how many trees stand at a snapped place; the same twice changes nothing. */
    set(longitude: number, latitude: number, now: StatusCounts): void {
      const before = placeAt(longitude, latitude) * kinds;
      const change = now.map((count, kind) => count - (placeCounts[before + kind] ?? 0));
      if (change.every((count) => count === 0)) return;
      placeCounts.set(now, before);
      add(worldPosition(longitude, latitude), change);
    },

    /** The clusters of a tile at zoom 14 or less, as a vector tile. */
    tile(address: TileAddress): Buffer {
      const tile = levels[address.z]?.get(tileKey(address.z, address.x, address.y));
      if (!tile) return encodePoints('clusters', []);
      tile.encoded ??= encode(address, tile);
      return tile.encoded;
    },
  };
}
export type TreeGrid = ReturnType<typeof createTreeGrid>;
