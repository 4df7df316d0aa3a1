// The height field of the regency: coastal plain in the south, hills in the north, valleys along the rivers.

import { noise } from '../contours.ts';
import { clamp, type Line, nth, type Point } from '../pen.ts';

/** Metres above the sea at which contours are drawn. */
export const LEVELS = [12, 25, 50, 80, 120, 160, 210, 260, 310];

const degreesTo = ([ax, ay]: Point, [bx, by]: Point, [x, y]: Point) => {
  const [dx, dy] = [bx - ax, by - ay] as const;
  const t = clamp(((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy));
  return Math.hypot(x - ax - t * dx, y - ay - t * dy);
};

/** Metres above the sea at [longitude, latitude], simplified. */
export function relief(rivers: Readonly<Record<string, Line>>) {
  const field = noise('kobar');
  const lines = Object.values(rivers).map((line) =>
    line.filter((_, i) => i % 6 === 0 || i === line.length - 1),
  );
  const toRiver = (point: Point) =>
    Math.min(...lines.flatMap((line) => line.slice(1).map((b, i) => degreesTo(nth(line, i), b, point))));
  return ([lon, lat]: Point) => {
    const north = clamp((lat + 2.75) / 1.4);
    const valley = Math.min(1, toRiver([lon, lat]) / 0.16);
    const [x, y] = [(lon - 111) * 6, (-1.2 - lat) * 6] as const;
    const rough = field(x, y) * 0.6 + field(x * 2.2, y * 2.2) * 0.3 + field(x * 4.4, y * 4.4) * 0.1;
    return (4 + 330 * north ** 1.7) * (0.42 + 0.58 * valley) * (0.55 + 0.9 * rough);
  };
}
