import type { MapScene } from './map-scene.ts';
import { boundsOf, type MapBounds } from './map-view.ts';

/** Where the trees of a scene stand: each of those asked for by themselves, else the communities' areas that have some. */
export function treePlaces({ only, communities, filter }: MapScene): MapBounds[] {
  if (only) return only.map(({ longitude, latitude }) => [longitude, latitude, longitude, latitude]);
  const areas = (communities?.features ?? []).filter(
    ({ id, properties }) =>
      properties.total > 0 && (filter.community === undefined || filter.community === id),
  );
  return areas.flatMap(({ geometry }) => {
    const [ring = []] = geometry.coordinates;
    const bounds = boundsOf(ring.map(([longitude = 0, latitude = 0]) => ({ longitude, latitude })));
    return bounds ? [bounds] : [];
  });
}
