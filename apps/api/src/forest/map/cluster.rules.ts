import { treeStatuses } from '../vocabulary/index.ts';
import { type TileAddress, withinTile } from './tile.rules.ts';
import type { PointFeature } from './vector-tile.ts';

/** How many trees of each status stand together, in the order of `treeStatuses`. */
export type StatusCounts = readonly number[];

/** A tile's side is cut into this many cells, each at most one cluster. */
export const cellsPerSide = 8;

/** Trees that are drawn as one ring around the middle of them all, in parts of the world's side. */
export interface Cluster {
  readonly x: number;
  readonly y: number;
  readonly counts: StatusCounts;
  /** The sums of longitude and latitude of those that are ready to adopt: of a single one, where it stands. */
  readonly ready: readonly [longitude: number, latitude: number];
}

/** Rings nearer than this may touch, in parts of a tile's side: 48 of the 512 pixels it is drawn with. */
const room = 48 / 512;

/**
 * Joins the clusters of a tile whose rings would touch. Across the tile's edge nobody can be joined with, so
 * that all of them keep half the room from it.
 */
export function apart({ z, x, y }: TileAddress, clusters: readonly Cluster[]): Cluster[] {
  const side = 2 ** -z;
  const inside = (value: number, tile: number) =>
    Math.min(Math.max(value, (tile + room / 2) * side), (tile + 1 - room / 2) * side);
  const waiting = clusters.map((cluster) => ({
    ...cluster,
    x: inside(cluster.x, x),
    y: inside(cluster.y, y),
  }));
  const placed: Cluster[] = [];
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const { x: left, y: top } = next;
    const near = placed.findIndex((other) => Math.hypot(other.x - left, other.y - top) < room * side);
    const [other] = near < 0 ? [] : placed.splice(near, 1);
    // What was joined may touch a third one, and is looked at again.
    if (other) waiting.push(joined(next, other));
    else placed.push(next);
  }
  return placed;
}

function joined(one: Cluster, other: Cluster): Cluster {
  const share = totalOf(other) / (totalOf(one) + totalOf(other));
  return {
    x: one.x + (other.x - one.x) * share,
    y: one.y + (other.y - one.y) * share,
    counts: one.counts.map((count, kind) => count + (other.counts[kind] ?? 0)),
    ready: [one.ready[0] + other.ready[0], one.ready[1] + other.ready[1]],
  };
}

const totalOf = ({ counts }: Cluster) => counts.reduce((sum, count) => sum + count, 0);

/** Where a cluster's counts have those that are ready to adopt. */
export const readyKind = treeStatuses.indexOf('ready_to_adopt');

/** A cluster in a tile: its total, a count of each status that occurs, and where a single ready tree among others stands. */
export function clusterPoint(address: TileAddress, cluster: Cluster): PointFeature {
  const byStatus = treeStatuses.map((status, kind) => [status, cluster.counts[kind] ?? 0] as const);
  const total = totalOf(cluster);
  const isOnlyReady = total > 1 && cluster.counts[readyKind] === 1;
  return {
    ...withinTile(address, cluster),
    properties: {
      total,
      ...Object.fromEntries(byStatus.filter(([, count]) => count > 0)),
      ...(isOnlyReady && { ready_at: cluster.ready.map((degrees) => degrees.toFixed(3)).join(',') }),
    },
  };
}
