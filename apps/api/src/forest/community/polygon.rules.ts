import type { Polygon } from '../../database/schema/index.ts';

type Point = [longitude: number, latitude: number];

/** Whether a point lies inside the polygon's outer ring (holes are not used). */
export function contains({ coordinates: [ring = []] }: Polygon, [x, y]: Point): boolean {
  return ring.reduce((inside, [x1, y1], index) => {
    const [x2, y2] = ring[(index + 1) % ring.length] ?? [x1, y1];
    const crosses = y1 > y !== y2 > y && x < ((x2 - x1) * (y - y1)) / (y2 - y1) + x1;
    return crosses ? !inside : inside;
  }, false);
}

/** [west, south, east, north] in degrees. */
export function boundsOf({ coordinates: [ring = []] }: Polygon): [number, number, number, number] {
  const longitudes = ring.map(([longitude]) => longitude);
  const latitudes = ring.map(([, latitude]) => latitude);
  return [Math.min(...longitudes), Math.min(...latitudes), Math.max(...longitudes), Math.max(...latitudes)];
}

/** The middle of the bounding box: good enough to point at an area. */
export function middleOf(polygon: Polygon): Point {
  const [west, south, east, north] = boundsOf(polygon);
  return [(west + east) / 2, (south + north) / 2];
}

/** Hectares of the outer ring, on a sphere flattened at its own latitude: within 1% at this size. */
export function hectaresOf(polygon: Polygon): number {
  const [ring = []] = polygon.coordinates;
  const [, latitude] = middleOf(polygon);
  const metresPerDegree = 111_320;
  const east = metresPerDegree * Math.cos((latitude * Math.PI) / 180);
  const doubled = ring.reduce((sum, [x1, y1], index) => {
    const [x2, y2] = ring[(index + 1) % ring.length] ?? [x1, y1];
    return sum + x1 * y2 - x2 * y1;
  }, 0);
  return (Math.abs(doubled / 2) * east * metresPerDegree) / 10_000;
}
