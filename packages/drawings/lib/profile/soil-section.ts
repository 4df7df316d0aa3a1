// The section the trees stand on: ground line, far ridge, what the soil is made of, water.

import { type Line, nth } from '../pen.ts';
import { short as f, sequence } from './random.ts';

export const WIDTH = 1600;
export const HEIGHT = 604;
const LINE: Line = [
  [0, 470],
  [120, 468],
  [170, 462],
  [360, 458],
  [420, 452],
  [640, 446],
  [730, 452],
  [742, 474],
  [800, 476],
  [815, 450],
  [860, 444],
  [1060, 436],
  [1140, 424],
  [1300, 398],
  [1380, 372],
  [1470, 340],
  [1560, 322],
  [1600, 318],
];

/** y of the ground at x. */
export function groundAt(x: number) {
  const i = LINE.findIndex(([px], k) => k > 0 && x <= px);
  if (i < 0) return nth(LINE, -1)[1];
  const [a, b] = [nth(LINE, i - 1), nth(LINE, i)];
  const t = (x - a[0]) / (b[0] - a[0]);
  return a[1] + (b[1] - a[1]) * t * t * (3 - 2 * t);
}

export function groundLine() {
  let d = 'M0 470';
  for (let x = 20; x <= WIDTH; x += 20) d += `L${x} ${f(groundAt(x))}`;
  return d;
}

export function ridgeLine() {
  let d = 'M0 440';
  for (let x = 0; x <= WIDTH; x += 40) {
    const rise = Math.max(0, (x - 700) / 900) ** 1.5 * 190;
    d += `L${x} ${f(430 - rise - Math.sin(x / 83) * 7 - Math.sin(x / 37) * 4)}`;
  }
  return d;
}

/** Marks below the ground line: peat as strokes, sand as points, clay as slanted strokes; grass above it. */
export function soil() {
  const random = sequence('soil');
  const scatter = (
    n: number,
    from: number,
    width: number,
    top: number,
    depth: number,
    mark: () => string,
  ) => {
    let d = '';
    for (let i = 0; i < n; i++) {
      const x = from + random() * width;
      d += `M${f(x)} ${f(groundAt(x) + top + random() * depth)}${mark()}`;
    }
    return d;
  };
  const peat = scatter(95, 385, 350, 8, 46, () => `h${f(5 + random() * 14)}`);
  const sand = scatter(120, 820, 230, 7, 40, () => 'h.1');
  const clay = scatter(70, 1065, 530, 9, 50, () => `l${f(6 + random() * 5)} ${f(-3 - random() * 3)}`);
  let grass = '';
  for (let x = 380; x < 1590; x += 7 + random() * 11) {
    if (x > 728 && x < 822) continue;
    const y = groundAt(x);
    const h = 4 + random() * 7;
    grass += `M${f(x)} ${f(y)}q-1 ${f(-h * 0.6)} -3 ${f(-h)}M${f(x)} ${f(y)}q1 ${f(-h * 0.5)} 3 ${f(-h * 0.9)}`;
  }
  return { peat, sand, clay, grass };
}

export function ripples() {
  let d = '';
  for (let i = 0; i < 4; i++) {
    d += `M0 ${476 + i * 9}`;
    for (let x = 0; x < 150 - i * 22; x += 24) d += 'q6-4 12 0t12 0';
  }
  for (let i = 0; i < 3; i++) d += `M${748 + i * 5} ${470 + i * 5}q8-3 16 0t16 0${i < 2 ? 't12 0' : ''}`;
  return d;
}
