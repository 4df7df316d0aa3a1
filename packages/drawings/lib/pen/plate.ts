// A drawing: marks collected by weight and sheet, and written as few paths.
import {
  clamp,
  type Line,
  length,
  nth,
  offset,
  type Point,
  type Profile,
  polar,
  type Random,
  random,
  resample,
  smooth,
  TAU,
} from './geometry.ts';
import { body, type Kind, nums, type Stroke } from './stroke.ts';

const WEIGHT = { hair: 0.9, fine: 1.4, line: 2.1, bold: 3.2 };
const FILL = {
  paper: 'fill="var(--paper,#f7f2e6)"',
  leaf: 'fill="var(--leaf,#bccbaa)"',
  clay: 'fill="var(--clay,#dcc3a0)"',
  latex: 'fill="var(--latex,#fffaf0)"',
  pitch: 'fill="var(--pitch,#17231d)"',
  ink: 'fill="currentColor"',
};
/** What a mark is drawn with: a weight of the pen, or a colour that fills it. */
export type Paint = keyof typeof WEIGHT | keyof typeof FILL;
export type Tint = 'paper' | 'leaf' | 'clay' | 'latex' | 'pitch';
/** Tints lie below the lines, and swelling lines, which are filled, on top. */
const ORDER: Paint[] = ['paper', 'leaf', 'clay', 'latex', 'pitch', 'hair', 'fine', 'line', 'bold', 'ink'];

/** Left, top, right, bottom. */
type Box = [number, number, number, number];
type Sheet = { marks: Partial<Record<Paint, Stroke[]>>; box: Box };
/** One drawing. Marks of a kind share a path; `sheet()` starts a new sheet on top (its paper fill hides what lies below). */
export class Plate {
  readonly w: number;
  readonly h: number;
  readonly id: string;
  readonly title: string;
  readonly r: Random;
  /** Marks are fewer and larger as it grows, until the drawing fits. */
  scale = 1;
  /** Drawing units for each unit of the file. */
  q = 1;
  /** The view, where it is not the whole plate. */
  box: string | undefined;
  #done: Sheet[] = [];
  #marks: Sheet['marks'] = {};
  #box: Box | undefined;

  constructor(w: number, h: number, id: string, title: string, seed = id) {
    this.w = w;
    this.h = h;
    this.id = id;
    this.title = title;
    this.r = random(seed);
  }
  put(key: Paint, all: Line, as: Kind, closed = false, keep = false): void {
    let pts = all;
    // one winding for every filled shape, so that overlaps in a shared path never cancel out
    if (closed && !keep && pts.length > 2) {
      let a = 0;
      for (let i = 0, j = pts.length - 1; i < pts.length; j = i++)
        a += nth(pts, j)[0] * nth(pts, i)[1] - nth(pts, i)[0] * nth(pts, j)[1];
      if (a < 0) pts = pts.toReversed();
    }
    if (pts.length < 2) return;
    const kind = as === 'spline' && pts.length < 3 ? 'line' : as;
    if (this.q !== 1) pts = pts.map((p): Point => [p[0] / this.q, p[1] / this.q]);
    const b = body(pts, kind, closed, (1 / this.q) * Math.min(2.2, this.scale ** 0.8));
    if (!b) return;
    this.#marks[key] ??= [];
    this.#marks[key].push(b);
    this.#box ??= [1e9, 1e9, -1e9, -1e9];
    const B = this.#box;
    for (const [x, y] of pts) {
      if (x < B[0]) B[0] = x;
      if (y < B[1]) B[1] = y;
      if (x > B[2]) B[2] = x;
      if (y > B[3]) B[3] = y;
    }
  }
  curve(key: Paint, pts: Line) {
    this.put(key, pts, 'spline');
  }
  shape(key: Paint, pts: Line, keep = false) {
    this.put(key, pts, 'spline', true, keep);
  }
  line(key: Paint, pts: Line) {
    this.put(key, pts, 'line');
  }
  poly(key: Paint, pts: Line) {
    this.put(key, pts, 'line', true);
  }
  arcs(key: Paint, pts: Line, closed = false) {
    this.put(key, pts, 'arcs', closed);
  }
  dot(key: Paint, [x, y]: Point, r: number, ry = r) {
    this.shape(
      key,
      [0, 1, 2, 3, 4].map((i) => polar([x, y], (i * TAU) / 5 + x, r * 1.2, ry * 1.2)),
    );
  }
  /** A pen stroke that swells: profile(t) is the half width. */
  brush(
    pts: Line,
    profile: Profile,
    key: Paint = 'ink',
    n = Math.max(3, Math.min(14, Math.round(length(pts) / 46))),
  ) {
    const c = resample(pts.length > 2 ? smooth(pts) : pts, Math.max(3, Math.round(n / this.scale ** 0.4))),
      f =
        typeof profile === 'number'
          ? (t: number) => profile * (0.35 + 0.65 * Math.sin(Math.PI * clamp(t * 0.9 + 0.08)))
          : profile;
    const a = offset(c, f),
      b = offset(c, (t) => -f(t)).reverse();
    this.shape(key, [...a, ...b]);
  }
  sheet() {
    if (this.#box) this.#done.push({ marks: this.#marks, box: this.#box });
    this.#marks = {};
    this.#box = undefined;
  }
  /** What all sheets cover together. */
  bounds(): Readonly<Box> {
    return this.#done.reduce<Box>(
      (a, { box: b }) => [
        Math.min(a[0], b[0]),
        Math.min(a[1], b[1]),
        Math.max(a[2], b[2]),
        Math.max(a[3], b[3]),
      ],
      [1e9, 1e9, -1e9, -1e9],
    );
  }
  /** Sheets that do not touch share their paths; the order of those that overlap is kept. */
  paths() {
    const levels: Sheet[][] = [];
    for (const s of this.#done) {
      let at = 0;
      levels.forEach((l, i) => {
        if (
          l.some(
            (o) =>
              o.box[0] < s.box[2] + 2 &&
              o.box[2] > s.box[0] - 2 &&
              o.box[1] < s.box[3] + 2 &&
              o.box[3] > s.box[1] - 2,
          )
        )
          at = i + 1;
      });
      const level = levels[at] ?? [];
      level.push(s);
      levels[at] = level;
    }
    return levels.map((level) => write(level, this.q)).join('');
  }
  toString() {
    this.sheet();
    return `<svg xmlns="http://www.w3.org/2000/svg" id="${this.id}" viewBox="${this.box ?? `0 0 ${this.w / this.q} ${this.h / this.q}`}" fill="none" color="var(--ink,currentColor)" stroke="currentColor" stroke-width="0" stroke-linecap="round" stroke-linejoin="round" role="img"><title>${this.title}</title>${this.paths()}</svg>\n`;
  }
}
const isWeight = (paint: Paint): paint is keyof typeof WEIGHT => paint in WEIGHT;

const write = (sheets: readonly Sheet[], q: number) =>
  ORDER.map((k) => {
    const marks = sheets.flatMap((s) => s.marks[k] ?? []);
    if (!marks.length) return '';
    let d = '',
      at: Point | undefined;
    for (const b of marks) {
      const t = b.text,
        m = at ? `m${nums([b.start[0] - at[0], b.start[1] - at[1]])}` : `M${nums(b.start)}`;
      d += t[0] === 'l' && at ? m + t.slice(1).replace(/^(?=[0-9])/, ' ') : m + t;
      at = b.end;
    }
    return `<path ${isWeight(k) ? `stroke-width="${+(WEIGHT[k] / q).toFixed(2)}"` : FILL[k]} d="${d}"/>`;
  }).join('');
