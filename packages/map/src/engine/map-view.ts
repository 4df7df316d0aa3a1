import { REGENCY_BOUNDS } from '@rimba/drawings';
import type { MapPoint } from './map-scene.ts';

/** What part of the world is looked at. */
export interface MapView extends MapPoint {
  readonly zoom: number;
}

/** [west, south, east, north] in degrees. */
export type MapBounds = readonly [west: number, south: number, east: number, north: number];

export const wholeRegency: MapBounds = REGENCY_BOUNDS;

/** From this zoom on trees are drawn one by one; before, in clusters. */
export const singleTreesZoom = 15;
export const zoomRange = { least: 7, most: 19 } as const;
/** How far the map may be pushed: the ground ends a little later. */
export const world: MapBounds = [108.5, -5.5, 114.5, 0.5];

/** About 10 m, and a hundredth of a zoom: less would only lengthen addresses. */
const decimals = { degrees: 4, zoom: 2 } as const;

/** `111.62,-2.68,12.5`: longitude, latitude and zoom. */
export const writeView = ({ longitude, latitude, zoom }: MapView): string =>
  [
    shorten(longitude, decimals.degrees),
    shorten(latitude, decimals.degrees),
    shorten(zoom, decimals.zoom),
  ].join(',');

/** Reads what `writeView` wrote; anything else, or a place that is not on the map, counts as not said. */
export function readView(text: string | null): MapView | undefined {
  const parts = (text ?? '').split(',');
  if (parts.length !== 3 || parts.some((part) => part.trim() === '')) return undefined;
  const [longitude = Number.NaN, latitude = Number.NaN, zoom = Number.NaN] = parts.map(Number);
  const isThere =
    contains(world, { longitude, latitude }) && zoom >= zoomRange.least && zoom <= zoomRange.most;
  return isThere ? { longitude, latitude, zoom } : undefined;
}

export const contains = ([west, south, east, north]: MapBounds, { longitude, latitude }: MapPoint): boolean =>
  longitude >= west && longitude <= east && latitude >= south && latitude <= north;

export const overlap = (one: MapBounds, other: MapBounds): boolean =>
  one[0] <= other[2] && other[0] <= one[2] && one[1] <= other[3] && other[1] <= one[3];

/** The smallest bounds around some points; undefined without any. */
export function boundsOf(points: readonly MapPoint[]): MapBounds | undefined {
  if (points.length === 0) return undefined;
  const longitudes = points.map(({ longitude }) => longitude);
  const latitudes = points.map(({ latitude }) => latitude);
  return [Math.min(...longitudes), Math.min(...latitudes), Math.max(...longitudes), Math.max(...latitudes)];
}

/** Whether the first bounds hold all of the second. */
export const holds = (one: MapBounds, [west, south, east, north]: MapBounds): boolean =>
  contains(one, { longitude: west, latitude: south }) && contains(one, { longitude: east, latitude: north });

/** The bounds whose middle is nearest to a point; undefined without any. */
export function nearestTo(point: MapPoint, all: readonly MapBounds[]): MapBounds | undefined {
  const away = ([west, south, east, north]: MapBounds) =>
    Math.hypot((west + east) / 2 - point.longitude, (south + north) / 2 - point.latitude);
  return all.toSorted((one, other) => away(one) - away(other))[0];
}

const shorten = (value: number, places: number) => Number(value.toFixed(places));
