import type { TreeStatus } from '@rimba/ui';
import type { Map as LibreMap, LngLatLike } from 'maplibre-gl';
import { clusterLayer, singleLayer, treeLayerIds } from './tree-layers.ts';

/** All that can be pressed. */
export const pressedLayers = [clusterLayer, singleLayer, ...treeLayerIds];

export const hasTrees = (map: LibreMap): boolean =>
  map.queryRenderedFeatures({ layers: pressedLayers }).length > 0;

interface Seen {
  readonly id: number | string | undefined;
  readonly status: unknown;
  readonly at: [longitude: number, latitude: number];
  readonly x: number;
  readonly y: number;
}

/** What is drawn of some layers, and how many px it stands from a place. */
function seenFrom(map: LibreMap, from: { x: number; y: number }, layers: string[]): Seen[] {
  return map.queryRenderedFeatures({ layers }).flatMap(({ id, geometry, properties }) => {
    if (geometry.type !== 'Point') return [];
    const [longitude = 0, latitude = 0] = geometry.coordinates;
    const { x, y } = map.project([longitude, latitude]);
    return { id, status: properties.status, at: [longitude, latitude], x: x - from.x, y: y - from.y };
  });
}

const nearest = (seen: readonly Seen[]): Seen | undefined =>
  seen.toSorted((one, other) => Math.hypot(one.x, one.y) - Math.hypot(other.x, other.y))[0];

/** Id of the tree that is drawn nearest to a place, in a state where one is named. */
export function treeNearest(map: LibreMap, place: LngLatLike, state?: TreeStatus): number | undefined {
  const seen = seenFrom(map, map.project(place), treeLayerIds);
  const id = nearest(state ? seen.filter(({ status }) => status === state) : seen)?.id;
  return typeof id === 'number' ? id : undefined;
}

/**
 * What to move to so that a step in does not lose all trees: the one nearest to the middle. Undefined where some stay in
 * view anyway, or none is.
 */
export function treesToKeep(map: LibreMap): LngLatLike | undefined {
  const { clientWidth: width, clientHeight: height } = map.getContainer();
  const seen = seenFrom(map, { x: width / 2, y: height / 2 }, pressedLayers);
  // A step in shows half of what is seen now.
  if (seen.some(({ x, y }) => Math.abs(x) < width / 4 && Math.abs(y) < height / 4)) return undefined;
  return nearest(seen)?.at;
}
