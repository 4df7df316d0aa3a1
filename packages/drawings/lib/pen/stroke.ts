// The shortest path text for a line, a chain of arcs or a spline, in whole coordinates.
import { dist, type Line, mix, nth, type Point } from './geometry.ts';

export type Kind = 'line' | 'spline' | 'arcs';
/** Path data without its beginning; the pen goes on where it ended. */
export type Stroke = { start: Point; end: Point; text: string };

export const nums = (list: readonly number[]) => list.reduce((s, n) => s + (s && n >= 0 ? ' ' : '') + n, '');
const R = Math.round;
const rounded = (p: Point): Point => [R(p[0]), R(p[1])];
/** Drops points that say nothing (Douglas-Peucker). */
const lean = (pts: Line, tol: number): Line => {
  if (pts.length < 5) return pts;
  const keep = new Uint8Array(pts.length);
  keep[0] = keep[pts.length - 1] = 1;
  const work: (readonly [number, number])[] = [[0, pts.length - 1]];
  for (let next = work.pop(); next; next = work.pop()) {
    const [i, j] = next,
      [ax, ay] = nth(pts, i),
      [bx, by] = nth(pts, j),
      dx = bx - ax,
      dy = by - ay,
      L = Math.hypot(dx, dy) || 1;
    let m = 0,
      at = -1;
    for (let k = i + 1; k < j; k++) {
      const p = nth(pts, k);
      const d = L < 1.001 ? dist(p, nth(pts, i)) : Math.abs((p[0] - ax) * dy - (p[1] - ay) * dx) / L;
      if (d > m) {
        m = d;
        at = k;
      }
    }
    if (m > tol) {
      keep[at] = 1;
      work.push([i, at], [at, j]);
    }
  }
  const out = pts.filter((_, i) => keep[i]);
  return out.length < 3 ? [nth(pts, 0), nth(pts, pts.length >> 1), nth(pts, -1)] : out;
};
/** What is written for a line; undefined where nothing is left of it. */
export const body = (all: Line, kind: Kind, closed: boolean, k = 1): Stroke | undefined => {
  let pts = all;
  if (kind === 'line' && pts.length > 4) pts = lean(pts, 0.7 * k);
  if (kind === 'spline') {
    pts = closed ? lean([...pts, nth(pts, 0)], 0.85 * k).slice(0, -1) : lean(pts, 0.6 * k);
    if (closed && pts.length < 3) return undefined;
  }
  // the spline keeps its control points true although coordinates are whole numbers
  if (kind === 'line') {
    const s = rounded(nth(pts, 0)),
      out: number[] = [];
    let [x, y] = s;
    for (const p of pts.slice(1)) {
      const [X, Y] = rounded(p);
      if (X === x && Y === y) continue;
      out.push(X - x, Y - y);
      x = X;
      y = Y;
    }
    if (!out.length && pts.length === 2) {
      out.push(1, 0);
      x += 1;
    }
    if (!out.length) return undefined;
    return { start: s, end: closed ? s : [x, y], text: `l${nums(out)}${closed ? 'z' : ''}` };
  }
  if (kind === 'arcs') {
    // p0, then pairs control/end
    const s = rounded(nth(pts, 0)),
      out: number[] = [];
    let [x, y] = s;
    for (let i = 1; i + 1 < pts.length; i += 2) {
      const [cx, cy] = rounded(nth(pts, i)),
        [X, Y] = rounded(nth(pts, i + 1));
      out.push(cx - x, cy - y, X - x, Y - y);
      x = X;
      y = Y;
    }
    return { start: s, end: closed ? s : [x, y], text: `q${nums(out)}${closed ? 'z' : ''}` };
  }
  const q = closed ? [...pts, nth(pts, 0), nth(pts, 1)] : pts;
  const s = rounded(closed ? mix(nth(pts, -1), nth(pts, 0), 0.5) : nth(pts, 0));
  let [x, y] = s;
  let c = rounded(nth(q, closed ? 0 : 1)),
    text = '';
  const list: number[] = [];
  const n = closed ? pts.length : pts.length - 2;
  for (let i = 0; i < n; i++) {
    const last = !closed && i === n - 1;
    const target = nth(q, closed ? i + 1 : i + 2);
    const e = rounded(closed && i === n - 1 ? s : last ? target : mix(c, target, 0.5));
    if (i === 0) text = `q${nums([c[0] - x, c[1] - y, e[0] - x, e[1] - y])}`;
    else list.push(e[0] - x, e[1] - y);
    c = [2 * e[0] - c[0], 2 * e[1] - c[1]];
    [x, y] = e;
  }
  if (list.length) text += `t${nums(list)}`;
  return { start: s, end: closed ? s : [x, y], text: text + (closed ? 'z' : '') };
};
