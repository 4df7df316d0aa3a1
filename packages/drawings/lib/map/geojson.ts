// The base map of the live map: the same land, rivers and contours as the drawn one, in degrees.
import { contourLines, heightGrid, thin } from '../contours.ts';
import { type Line, nth, type Point } from '../pen.ts';
import { COAST_EAST, COAST_WEST, DIVIDE, PARK, SEAT } from './geography.ts';
import { LEVELS, relief } from './relief.ts';
import { shape } from './shape.ts';

const NOTE =
  'APPROXIMATE: drawn by hand from the regency bounding box and general geography for illustration; not an official or surveyed boundary. Garis perkiraan, bukan batas resmi.';

/** Land goes on beyond the map's edges on all sides but the sea's. */
const BEYOND = { west: 108, east: 115, north: 1 };
/** Degrees between the heights that contours are drawn from, and where they begin. */
const GRID = { step: 1 / 90, west: 111.2, north: -1.3, columns: 84, rows: 207 };

const degrees = (v: number) => +v.toFixed(4);
const round = (line: Line) => line.map(([lon, lat]): Point => [degrees(lon), degrees(lat)]);

type Geometry =
  | { type: 'Point'; coordinates: Point }
  | { type: 'LineString'; coordinates: Line }
  | { type: 'Polygon'; coordinates: Line[] };
type Properties = Readonly<Record<string, string>>;
const feature = (kind: string, geometry: Geometry, properties: Properties = {}) => ({
  type: 'Feature',
  properties: { kind, ...properties },
  geometry,
});
const line = (kind: string, points: Line, properties?: Properties) =>
  feature(kind, { type: 'LineString', coordinates: round(points) }, properties);
const polygon = (kind: string, points: Line, properties?: Properties) =>
  feature(kind, { type: 'Polygon', coordinates: [round([...points, nth(points, 0)])] }, properties);

/** Whether a point lies within a closed line: a ray from it crosses the line an odd number of times. */
const within = (ring: Line, [x, y]: Point) =>
  ring.reduce((inside, [ax, ay], i) => {
    const [bx, by] = nth(ring, i - 1);
    return ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax ? !inside : inside;
  }, false);

/** The pieces of a line that lie inside the ring. */
function pieces(points: Line, ring: Line) {
  const runs: Point[][] = [[]];
  for (const point of points) {
    const run = nth(runs, -1);
    if (within(ring, point)) run.push(point);
    else if (run.length) runs.push([]);
  }
  return runs.filter((run) => run.length > 3);
}

function contours(height: (at: Point) => number, ring: Line) {
  const at = ([i, j]: Point): Point => [GRID.west + i * GRID.step, GRID.north - j * GRID.step];
  const grid = heightGrid(GRID.columns, GRID.rows, (i, j) => height(at([i, j])));
  return LEVELS.flatMap((level) =>
    contourLines(grid, level)
      .flatMap((points) => pieces(thin(points, 1).map(at), ring))
      .map((points) => line('contour', points)),
  );
}

/** Land, regency, contours, rivers, borders and seats; every feature says its `kind`. */
export function baseMapGeoJson() {
  const { ring, coast, land, rivers } = shape();
  const shore = [...COAST_WEST, ...coast, ...COAST_EAST];
  const [first, last] = [nth(shore, 0), nth(shore, -1)];
  const mainland: Line = [
    [BEYOND.west, first[1]],
    ...shore,
    [BEYOND.east, last[1]],
    [BEYOND.east, BEYOND.north],
    [BEYOND.west, BEYOND.north],
  ];
  const features = [
    polygon('land', mainland),
    polygon('regency', ring, { name: 'Kotawaringin Barat' }),
    ...contours(relief(rivers), ring),
    ...Object.entries(rivers).map(([name, points]) => line('river', points, { name: `Sungai ${name}` })),
    polygon('park', PARK),
    ...DIVIDE.map((points) => line('district-line', points)),
    line('border', land),
    line('coast', [[BEYOND.west, first[1]], ...shore, [BEYOND.east, last[1]]]),
    ...SEAT.map(([code, name, lon, lat]) =>
      feature('seat', { type: 'Point', coordinates: [lon, lat] }, { code, name }),
    ),
  ];
  return `${JSON.stringify({ type: 'FeatureCollection', note: NOTE, features })}\n`;
}
