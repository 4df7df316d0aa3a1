// A drawing: marks collected by weight and sheet, and written as few paths.
import { clamp, length, offset, polar, random, resample, smooth, TAU } from './geometry.mjs';
import { body, nums } from './stroke.mjs';

const WEIGHT = { hair: 0.9, fine: 1.4, line: 2.1, bold: 3.2 };
const PAINT = {
  paper: 'fill="var(--paper,#f7f2e6)"',
  leaf: 'fill="var(--leaf,#bccbaa)"',
  clay: 'fill="var(--clay,#dcc3a0)"',
  latex: 'fill="var(--latex,#fffaf0)"',
  pitch: 'fill="var(--pitch,#17231d)"',
  ...Object.fromEntries(Object.entries(WEIGHT).map(([k, w]) => [k, `stroke-width="${w}"`])),
  ink: 'fill="currentColor"',
};
const ORDER = Object.keys(PAINT);
/** One drawing. Marks of a kind share a path; `sheet()` starts a new sheet on top (its paper fill hides what lies below). */
export class Plate {
  constructor(w, h, id, title, seed = id) {
    Object.assign(this, { w, h, id, title, r: random(seed), done: [], cur: {}, scale: 1, q: 1 });
  }
  put(key, pts, kind, closed, keep) {
    // one winding for every filled shape, so that overlaps in a shared path never cancel out
    if (closed && !keep && pts.length > 2) {
      let a = 0;
      for (let i = 0, j = pts.length - 1; i < pts.length; j = i++)
        a += pts[j][0] * pts[i][1] - pts[i][0] * pts[j][1];
      if (a < 0) pts = pts.toReversed();
    }
    if (pts.length < 2) return;
    if (kind === 'spline' && pts.length < 3) kind = 'line';
    if (this.q !== 1) pts = pts.map((p) => [p[0] / this.q, p[1] / this.q]); // q drawing units per file unit
    const b = body(pts, kind, closed, (1 / this.q) * Math.min(2.2, this.scale ** 0.8));
    if (!b.text) return;
    this.cur[key] ??= [];
    this.cur[key].push(b);
    this.box4 ??= [1e9, 1e9, -1e9, -1e9];
    const B = this.box4;
    for (const [x, y] of pts) {
      if (x < B[0]) B[0] = x;
      if (y < B[1]) B[1] = y;
      if (x > B[2]) B[2] = x;
      if (y > B[3]) B[3] = y;
    }
  }
  curve(key, pts) {
    this.put(key, pts, 'spline');
  }
  shape(key, pts, keep) {
    this.put(key, pts, 'spline', true, keep);
  }
  line(key, pts) {
    this.put(key, pts, 'line');
  }
  poly(key, pts) {
    this.put(key, pts, 'line', true);
  }
  arcs(key, pts, closed) {
    this.put(key, pts, 'arcs', closed);
  }
  dot(key, [x, y], r, ry = r) {
    this.shape(
      key,
      [0, 1, 2, 3, 4].map((i) => polar([x, y], (i * TAU) / 5 + x, r * 1.2, ry * 1.2)),
    );
  }
  /** A pen stroke that swells: profile(t) is the half width. */
  brush(pts, profile, key = 'ink', n = Math.max(3, Math.min(14, Math.round(length(pts) / 46)))) {
    n = Math.max(3, Math.round(n / this.scale ** 0.4));
    const c = resample(pts.length > 2 ? smooth(pts) : pts, n),
      f =
        typeof profile === 'number'
          ? (t) => profile * (0.35 + 0.65 * Math.sin(Math.PI * clamp(t * 0.9 + 0.08)))
          : profile;
    const a = offset(c, f),
      b = offset(c, (t) => -f(t)).reverse();
    this.shape(key, [...a, ...b]);
  }
  sheet(name) {
    if (this.box4) this.done.push({ name: this.name, marks: this.cur, box: this.box4 });
    this.cur = {};
    this.box4 = null;
    this.name = name;
    return this;
  }
  raw(text) {
    this.sheet();
    this.done.push({ raw: text });
  }
  /** Sheets that do not touch share their paths; the order of those that overlap is kept. */
  paths() {
    const out = [],
      levels = [];
    const _base = 0;
    const flush = () => {
      for (const l of levels) out.push(write(l, this.q));
      levels.length = 0;
    };
    for (const s of this.done) {
      if (s.raw !== undefined || s.name) {
        flush();
        out.push(s.raw ?? `<g id="${s.name}">${write([s], this.q)}</g>`);
        continue;
      }
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
      levels[at] ??= [];
      levels[at].push(s);
    }
    flush();
    return out.join('');
  }
  toString() {
    this.sheet();
    return `<svg xmlns="http://www.w3.org/2000/svg" id="${this.id}" viewBox="${this.box ?? `0 0 ${this.w / this.q} ${this.h / this.q}`}" fill="none" color="var(--ink,currentColor)" stroke="currentColor" stroke-width="0" stroke-linecap="round" stroke-linejoin="round" role="img"><title>${this.title}</title>${this.paths()}</svg>\n`;
  }
}
const write = (sheets, q = 1) =>
  ORDER.map((k) => {
    const marks = sheets.flatMap((s) => s.marks[k] ?? []);
    if (!marks.length) return '';
    let d = '',
      at = null;
    for (const b of marks) {
      const t = b.text,
        m = at ? `m${nums([b.start[0] - at[0], b.start[1] - at[1]])}` : `M${nums(b.start)}`;
      d += t[0] === 'l' && at ? m + t.slice(1).replace(/^(?=[0-9])/, ' ') : m + t;
      at = b.end;
    }
    return `<path ${WEIGHT[k] ? `stroke-width="${+(WEIGHT[k] / q).toFixed(2)}"` : PAINT[k]} d="${d}"/>`;
  }).join('');
