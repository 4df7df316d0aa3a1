// The drawn map of Kotawaringin Barat, without a word on it: names, communities and markers are laid over it by the page.
// x = (longitude - 111.02) * 600, y = (-1.22 - latitude) * 600.
import { contourLines, heightGrid, thin } from '../contours.ts';
import { type Line, nth, Plate, type Point, smooth } from '../pen.ts';
import { sheet } from '../profile/sheet.ts';
import { COAST_EAST, COAST_WEST, PARK } from './geography.ts';
import { LEVELS, relief } from './relief.ts';
import { shape } from './shape.ts';

export const MAP = { scale: 600, west: 111.02, north: -1.22, width: 760, height: 1440 };
const CELL = 10;

const rounded = ([x, y]: Point): Point => [Math.round(x), Math.round(y)];
const xy = ([lon, lat]: Point): Point => [(lon - MAP.west) * MAP.scale, (MAP.north - lat) * MAP.scale];
const d = (line: Line, close = false) => {
  let [px, py] = rounded(nth(line, 0));
  let text = `M${px} ${py}`;
  for (const point of line.slice(1)) {
    const [x, y] = rounded(point);
    if (x === px && y === py) continue;
    text += `l${x - px}${y - py < 0 ? '' : ' '}${y - py}`;
    [px, py] = [x, y];
  }
  return close ? `${text}z` : text;
};

function contourPaths(height: (at: Point) => number) {
  const [nx, ny] = [MAP.width / CELL, MAP.height / CELL];
  const grid = heightGrid(nx, ny, (i, j) =>
    height([MAP.west + (i * CELL) / MAP.scale, MAP.north - (j * CELL) / MAP.scale]),
  );
  const pl = new Plate(MAP.width, MAP.height, 'relief', '');
  for (const level of LEVELS)
    for (const line of contourLines(grid, level))
      if (line.length > 9)
        pl.curve(
          'hair',
          thin(line, 1.3).map(([x, y]): Point => [x * CELL, y * CELL]),
        );
  pl.sheet();
  return pl.paths().replace('stroke-width="0.9"', 'stroke-width="1.1"');
}

export function regency() {
  const { ring, coast, land, rivers } = shape();
  const shore = [...COAST_WEST, ...coast, ...COAST_EAST].map(xy);
  const mainland: Line = [
    [-40, -40],
    [-40, nth(shore, 0)[1]],
    ...shore,
    [MAP.width + 40, nth(shore, -1)[1]],
    [MAP.width + 40, -40],
  ];
  const wave = (width: number, opacity: number) =>
    `<path d="${d(shore)}" stroke="var(--waterline,#56a7c7)" stroke-width="${width}" stroke-opacity="${opacity}"/>`;
  const river = ([name, line]: readonly [string, Line]) =>
    `<path id="river-${name.toLowerCase()}" d="${d(smooth(line.map(xy), 2))}"/>`;
  return sheet(
    'regency',
    `0 0 ${MAP.width} ${MAP.height}`,
    'Kotawaringin Barat, garis perkiraan',
    [
      `<path fill="var(--water,#d4edf7)" stroke="none" d="M-40-40H${MAP.width + 40}V${MAP.height + 40}H-40z"/>`,
      wave(44, 0.14) + wave(28, 0.16) + wave(13, 0.22),
      `<path fill="var(--land,#f7f4e8)" stroke="none" d="${d(mainland, true)}"/>`,
      `<path fill="var(--paper,#fcfbf4)" stroke="none" d="${d(ring.map(xy), true)}"/>`,
      `<g stroke="var(--contour,#d2ccb7)">${contourPaths(relief(rivers))}</g>`,
      `<g stroke="var(--waterline,#56a7c7)" stroke-width="2.4">${Object.entries(rivers).map(river).join('')}</g>`,
      `<path stroke="var(--accent,#005f3e)" stroke-width="1" stroke-dasharray="2 6" d="${d(PARK.map(xy), true)}"/>`,
      `<path stroke="var(--accent,#005f3e)" stroke-width="1.8" stroke-dasharray="10 4 2 4" d="${d(land.map(xy))}"/>`,
      `<path stroke-width="1.5" d="${d(shore)}"/>`,
    ].join(''),
  );
}
