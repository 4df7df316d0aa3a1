import type { Map as LibreMap, LngLatLike } from 'maplibre-gl';
import { clusterLayer, treeLayerIds } from './tree-layers.ts';

const layers = [clusterLayer, ...treeLayerIds];

export const hasTrees = (map: LibreMap): boolean => map.queryRenderedFeatures({ layers }).length > 0;

/**
 * What to move to so that a step in does not lose all trees: the one nearest to the middle. Undefined where some stay in
 * view anyway, or none is.
 */
export function treesToKeep(map: LibreMap): LngLatLike | undefined {
  const { clientWidth: width, clientHeight: height } = map.getContainer();
  const seen = map.queryRenderedFeatures({ layers }).flatMap(({ geometry }) => {
    if (geometry.type !== 'Point') return [];
    const [longitude = 0, latitude = 0] = geometry.coordinates;
    const { x, y } = map.project([longitude, latitude]);
    return { at: [longitude, latitude] satisfies LngLatLike, x: x - width / 2, y: y - height / 2 };
  });
  // A step in shows half of what is seen now.
  if (seen.some(({ x, y }) => Math.abs(x) < width / 4 && Math.abs(y) < height / 4)) return undefined;
  return seen.toSorted((one, other) => Math.hypot(one.x, one.y) - Math.hypot(other.x, other.y))[0]?.at;
}
