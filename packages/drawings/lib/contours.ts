// Contour lines of a height field, and the two fields of the product: imagined hills, and the regency.
import { dist, type Line, lerp, mix, nth, Plate, type Point, random } from './pen.ts';

/** Smooth noise in [0, 1) over the plane, one random height for each whole point. */
export function noise(seed: string) {
  const heights = new Map<string, number>();
  const at = (i: number, j: number) => {
    const key = `${i},${j}`;
    const height = heights.get(key) ?? random(seed + key)();
    heights.set(key, height);
    return height;
  };
  const ease = (t: number) => t * t * (3 - 2 * t);
  return (x: number, y: number) => {
    const [i, j] = [Math.floor(x), Math.floor(y)] as const;
    const [u, v] = [ease(x - i), ease(y - j)] as const;
    return lerp(lerp(at(i, j), at(i + 1, j), u), lerp(at(i, j + 1), at(i + 1, j + 1), u), v);
  };
}

// The edges of a cell a contour crosses, by which corners lie above the level (marching squares).
const CROSSINGS: readonly (readonly (readonly [from: number, to: number])[])[] = [
  [],
  [[3, 0]],
  [[0, 1]],
  [[3, 1]],
  [[1, 2]],
  [
    [3, 2],
    [1, 0],
  ],
  [[0, 2]],
  [[3, 2]],
  [[2, 3]],
  [[2, 0]],
  [
    [0, 3],
    [2, 1],
  ],
  [[2, 1]],
  [[1, 3]],
  [[1, 0]],
  [[0, 3]],
  [],
];

/** From one edge of a cell to another, whose name leads to the next. */
type Segment = { from: Point; to: string; end: Point };

/** Joins segments that share an end into lines. Ends are named, so nothing is compared by distance. */
function join(next: Map<string, Segment>): Line[] {
  const starts = new Set(next.keys());
  for (const { to } of next.values()) starts.delete(to);
  const lines: Line[] = [];
  const walk = (first: string) => {
    const line: Point[] = [];
    let key = first;
    for (let one = next.get(key); one; one = next.get(key)) {
      if (!line.length) line.push(one.from);
      line.push(one.end);
      next.delete(key);
      key = one.to;
    }
    lines.push(line);
  };
  for (const key of starts) walk(key);
  // What is left are rings; walking one takes all of it away.
  for (const key of next.keys()) walk(key);
  return lines;
}

/** The heights at every corner of nx by ny cells, each asked for once: every level reads each of them four times. */
export function heightGrid(nx: number, ny: number, heightAt: (i: number, j: number) => number) {
  const heights = Array.from({ length: (nx + 1) * (ny + 1) }, (_, k) =>
    heightAt(k % (nx + 1), Math.floor(k / (nx + 1))),
  );
  return { nx, ny, height: (i: number, j: number) => nth(heights, j * (nx + 1) + i) };
}

/** The lines where the heights of a grid cross the level, in cell units. */
export function contourLines({ nx, ny, height }: ReturnType<typeof heightGrid>, level: number) {
  const next = new Map<string, Segment>();
  for (let j = 0; j < ny; j++)
    for (let i = 0; i < nx; i++) {
      const corners: Line = [
        [i, j],
        [i + 1, j],
        [i + 1, j + 1],
        [i, j + 1],
      ];
      const over = corners.map(([x, y]) => height(x, y) - level);
      const index = over.reduce((bits, value, k) => bits | (value > 0 ? 1 << k : 0), 0);
      const cross = (k: number) => {
        const m = (k + 1) % 4;
        return mix(nth(corners, k), nth(corners, m), nth(over, k) / (nth(over, k) - nth(over, m)));
      };
      const names = [`${i},${j},h`, `${i + 1},${j},v`, `${i},${j + 1},h`, `${i},${j},v`];
      const name = (k: number) => nth(names, k);
      for (const [a, b] of nth(CROSSINGS, index))
        next.set(name(a), { from: cross(a), to: name(b), end: cross(b) });
    }
  return join(next);
}

/** Keeps points at least `step` apart, and the last one. */
export const thin = (line: Line, step: number) =>
  line.reduce<Point[]>((kept, point, i) => {
    if (i === line.length - 1 || !kept.length || dist(nth(kept, -1), point) >= step) kept.push(point);
    return kept;
  }, []);

/** A wide sheet of imagined hills to lie behind empty space. */
export function contours() {
  const [cell, nx, ny] = [12, 130, 70] as const;
  const field = noise('rimba-hills');
  const grid = heightGrid(nx, ny, (i, j) => {
    const [x, y] = [(i * cell) / 240, (j * cell) / 240] as const;
    return field(x, y) * 0.62 + field(x * 2.1 + 7, y * 2.1) * 0.26 + field(x * 4.3, y * 4.3 + 3) * 0.12;
  });
  const pl = new Plate(nx * cell, ny * cell, 'contours', 'Garis kontur');
  for (let level = 0.22; level < 0.84; level += 0.07)
    for (const line of contourLines(grid, level))
      if (line.length > 8)
        pl.curve(
          'hair',
          thin(line, 1.1).map(([x, y]): Point => [x * cell, y * cell]),
        );
  return pl;
}
