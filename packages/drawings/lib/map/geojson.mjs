// The base map of the live map: the same land, rivers and contours as the drawn one, in degrees.
import { contourLines, heightGrid, thin } from '../contours.mjs';
import { COAST_EAST, COAST_WEST, DIVIDE, PARK, SEAT } from './geography.mjs';
import { LEVELS, relief } from './relief.mjs';
import { shape } from './shape.mjs';

const NOTE =
  'APPROXIMATE: drawn by hand from the regency bounding box and general geography for illustration; not an official or surveyed boundary. Garis perkiraan, bukan batas resmi.';

/** Land goes on beyond the map's edges on all sides but the sea's. */
const BEYOND = { west: 108, east: 115, north: 1 };
/** Degrees between the heights that contours are drawn from, and where they begin. */
const GRID = { step: 1 / 90, west: 111.2, north: -1.3, columns: 84, rows: 207 };

const round = (line) => line.map((point) => point.map((v) => +v.toFixed(4)));
const feature = (kind, geometry, properties = {}) => ({
  type: 'Feature',
  properties: { kind, ...properties },
  geometry,
});
const line = (kind, points, properties) =>
  feature(kind, { type: 'LineString', coordinates: round(points) }, properties);
const polygon = (kind, points, properties) =>
  feature(kind, { type: 'Polygon', coordinates: [round([...points, points[0]])] }, properties);

/** Whether a point lies within a closed line: a ray from it crosses the line an odd number of times. */
const within = (ring, [x, y]) =>
  ring.reduce((inside, [ax, ay], i) => {
    const [bx, by] = ring.at(i - 1);
    return ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax ? !inside : inside;
  }, false);

/** The pieces of a line that lie inside the ring. */
function pieces(points, ring) {
  const runs = [[]];
  for (const point of points) {
    if (within(ring, point)) runs.at(-1).push(point);
    else if (runs.at(-1).length) runs.push([]);
  }
  return runs.filter((run) => run.length > 3);
}

function contours(height, ring) {
  const at = ([i, j]) => [GRID.west + i * GRID.step, GRID.north - j * GRID.step];
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
  const [first, last] = [shore[0], shore.at(-1)];
  const mainland = [
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
