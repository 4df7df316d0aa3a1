// Contour lines of a height field, and the two fields of the product: imagined hills, and the regency.
import { dist, lerp, Plate, random } from './pen.mjs';

/** Smooth noise in [0, 1) over the plane, one random height for each whole point. */
export function noise(seed) {
  const heights = new Map();
  const at = (i, j) => {
    const key = `${i},${j}`;
    if (!heights.has(key)) heights.set(key, random(seed + key)());
    return heights.get(key);
  };
  const ease = (t) => t * t * (3 - 2 * t);
  return (x, y) => {
    const [i, j] = [Math.floor(x), Math.floor(y)];
    const [u, v] = [ease(x - i), ease(y - j)];
    return lerp(lerp(at(i, j), at(i + 1, j), u), lerp(at(i, j + 1), at(i + 1, j + 1), u), v);
  };
}

// The edges of a cell a contour crosses, by which corners lie above the level (marching squares).
const CROSSINGS = [
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

/** Joins segments that share an end into lines. Ends are named, so nothing is compared by distance. */
function join(next) {
  const starts = new Set(next.keys());
  for (const { to } of next.values()) starts.delete(to);
  const lines = [];
  const walk = (first) => {
    const line = [];
    let key = first;
    while (next.has(key)) {
      const { from, to, end } = next.get(key);
      if (!line.length) line.push(from);
      line.push(end);
      next.delete(key);
      key = to;
    }
    lines.push(line);
  };
  for (const key of starts) walk(key);
  while (next.size) walk(next.keys().next().value);
  return lines;
}

/** The heights at every corner of nx by ny cells, each asked for once: every level reads each of them four times. */
export function heightGrid(nx, ny, heightAt) {
  const heights = Array.from({ length: (nx + 1) * (ny + 1) }, (_, k) =>
    heightAt(k % (nx + 1), Math.floor(k / (nx + 1))),
  );
  return { nx, ny, height: (i, j) => heights[j * (nx + 1) + i] };
}

/** The lines where the heights of a grid cross the level, in cell units. */
export function contourLines({ nx, ny, height }, level) {
  const next = new Map();
  for (let j = 0; j < ny; j++)
    for (let i = 0; i < nx; i++) {
      const corners = [
        [i, j],
        [i + 1, j],
        [i + 1, j + 1],
        [i, j + 1],
      ];
      const over = corners.map(([x, y]) => height(x, y) - level);
      const index = over.reduce((bits, value, k) => bits | (value > 0 ? 1 << k : 0), 0);
      const cross = (k) => {
        const m = (k + 1) % 4;
        const t = over[k] / (over[k] - over[m]);
        return [lerp(corners[k][0], corners[m][0], t), lerp(corners[k][1], corners[m][1], t)];
      };
      const name = (k) => [`${i},${j},h`, `${i + 1},${j},v`, `${i},${j + 1},h`, `${i},${j},v`][k];
      for (const [a, b] of CROSSINGS[index])
        next.set(name(a), { from: cross(a), to: name(b), end: cross(b) });
    }
  return join(next);
}

/** Keeps points at least `step` apart, and the last one. */
export const thin = (line, step) =>
  line.reduce((kept, point, i) => {
    if (i === line.length - 1 || !kept.length || dist(kept.at(-1), point) >= step) kept.push(point);
    return kept;
  }, []);

/** A wide sheet of imagined hills to lie behind empty space. */
export function contours() {
  const [cell, nx, ny] = [12, 130, 70];
  const field = noise('rimba-hills');
  const grid = heightGrid(nx, ny, (i, j) => {
    const [x, y] = [(i * cell) / 240, (j * cell) / 240];
    return field(x, y) * 0.62 + field(x * 2.1 + 7, y * 2.1) * 0.26 + field(x * 4.3, y * 4.3 + 3) * 0.12;
  });
  const pl = new Plate(nx * cell, ny * cell, 'contours', 'Garis kontur');
  for (let level = 0.22; level < 0.84; level += 0.07)
    for (const line of contourLines(grid, level))
      if (line.length > 8)
        pl.curve(
          'hair',
          thin(line, 1.1).map(([x, y]) => [x * cell, y * cell]),
        );
  return pl;
}
