import { treeStatuses } from '../vocabulary/index.ts';
import { apart, cellsPerSide, clusterPoint, readyKind, type StatusCounts } from './cluster.rules.ts';
import { type TileAddress, worldPosition } from './tile.rules.ts';
import { encodePoints } from './vector-tile.ts';

/** The deepest zoom that is drawn as clusters. */
export const deepestCluster = 14;
const kinds = treeStatuses.length;
const sumsPerCell = 4;

type Tile = { cells: Map<number, number>; encoded: Buffer | undefined };

/** Rows a block: a block more is added without a stop, while a long array would be copied whole to grow. */
const blockRows = 2 ** 14;

type Block = {
  /** A count of each status. */
  counts: Int32Array;
  /** Of a cell: the sums of its trees' positions, and of the ready ones' places in thousandths of a degree. */
  sums: Float64Array;
};

/** Rows of numbers, added one by one. */
function createRows(sumsPerRow: number) {
  const blocks: Block[] = [];
  let length = 0;
  return {
    add(): number {
      if (length % blockRows === 0) {
        blocks.push({
          counts: new Int32Array(blockRows * kinds),
          sums: new Float64Array(blockRows * sumsPerRow),
        });
      }
      return length++;
    },
    /** The block of a row, and which of its rows it is. */
    at(row: number): Block & { first: number } {
      const block = blocks[Math.floor(row / blockRows)];
      if (!block) throw new RangeError(`There is no row ${row}`);
      return { counts: block.counts, sums: block.sums, first: row % blockRows };
    },
  };
}

/**
 * Counts of trees by cell at every zoom, kept in typed arrays: a tile is drawn from at most 64 cells however
 * many trees there are, and a tree that changes touches one cell a zoom.
 */
export function createTreeGrid() {
  // By whole thousandths of a degree, latitude first: many small maps, since a large one stops everything when it grows.
  const places = new Map<number, Map<number, number>>();
  const placeRows = createRows(0);
  const levels = Array.from({ length: deepestCluster + 1 }, () => new Map<number, Tile>());
  const cells = createRows(sumsPerCell);

  function placeAt(longitude: number, latitude: number): number {
    const [row, column] = [Math.round(latitude * 1_000), Math.round(longitude * 1_000)];
    const inRow = places.get(row) ?? new Map<number, number>();
    if (inRow.size === 0) places.set(row, inRow);
    const known = inRow.get(column);
    if (known !== undefined) return known;
    const place = placeRows.add();
    inRow.set(column, place);
    return place;
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

  function add(longitude: number, latitude: number, change: StatusCounts): void {
    const position = worldPosition(longitude, latitude);
    const ready = change[readyKind] ?? 0;
    const total = change.reduce((sum, count) => sum + count, 0);
    for (let z = 0; z <= deepestCluster; z++) {
      const scale = 2 ** z * cellsPerSide;
      const [column, row] = [Math.floor(position.x * scale), Math.floor(position.y * scale)];
      const tile = tileAt(z, Math.floor(column / cellsPerSide), Math.floor(row / cellsPerSide));
      const inside = (column % cellsPerSide) * cellsPerSide + (row % cellsPerSide);
      let cell = tile.cells.get(inside);
      if (cell === undefined) {
        cell = cells.add();
        tile.cells.set(inside, cell);
      }
      const { counts, sums, first } = cells.at(cell);
      for (let kind = 0; kind < kinds; kind++) {
        counts[first * kinds + kind] = (counts[first * kinds + kind] ?? 0) + (change[kind] ?? 0);
      }
      const added = [
        position.x * total,
        position.y * total,
        Math.round(longitude * 1_000) * ready,
        Math.round(latitude * 1_000) * ready,
      ];
      added.forEach((sum, index) => {
        sums[first * sumsPerCell + index] = (sums[first * sumsPerCell + index] ?? 0) + sum;
      });
      tile.encoded = undefined;
    }
  }

  function encode(address: TileAddress, tile: Tile): Buffer {
    const clusters = [...tile.cells.values()].flatMap((cell) => {
      const { counts, sums, first } = cells.at(cell);
      const own = counts.subarray(first * kinds, (first + 1) * kinds);
      const total = own.reduce((sum, count) => sum + count, 0);
      if (total === 0) return [];
      const from = first * sumsPerCell;
      const [x = 0, y = 0, longitude = 0, latitude = 0] = sums.subarray(from, from + sumsPerCell);
      return [
        {
          x: x / total,
          y: y / total,
          counts: [...own],
          ready: [longitude / 1_000, latitude / 1_000] as const,
        },
      ];
    });
    const points = apart(address, clusters).map((cluster) => clusterPoint(address, cluster));
    return encodePoints('clusters', points);
  }

  return {
    /** Sets how many trees stand at a snapped place; the same twice changes nothing. */
    set(longitude: number, latitude: number, now: StatusCounts): void {
      const { counts, first } = placeRows.at(placeAt(longitude, latitude));
      const change = now.map((count, kind) => count - (counts[first * kinds + kind] ?? 0));
      if (change.every((count) => count === 0)) return;
      counts.set(now, first * kinds);
      add(longitude, latitude, change);
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
