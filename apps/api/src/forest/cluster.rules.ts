import { type TileAddress, withinTile } from './tile.rules.ts';
import type { PointFeature } from './vector-tile.ts';
import { treeStatuses } from './vocabulary.schemas.ts';

/** How many trees of each status stand together, in the order of `treeStatuses`. */
export type StatusCounts = readonly number[];

/** A tile's side is cut into this many cells, each at most one cluster. */
export const cellsPerSide = 8;

/** A cluster in a tile: its total, and a count of each status that occurs. */
export function clusterPoint(
  address: TileAddress,
  middle: { x: number; y: number },
  counts: StatusCounts,
): PointFeature {
  const total = counts.reduce((sum, count) => sum + count, 0);
  const byStatus = treeStatuses.map((status, kind) => [status, counts[kind] ?? 0] as const);
  return {
    ...withinTile(address, middle),
    properties: { total, ...Object.fromEntries(byStatus.filter(([, count]) => count > 0)) },
  };
}
