// The shortest path text for a line, a chain of arcs or a spline, in whole coordinates.
import { dist, mix } from './geometry.mjs';

export const nums = (list) => list.reduce((s, n) => s + (s && n >= 0 ? ' ' : '') + n, '');
const R = Math.round;
/** Drops points that say nothing (Douglas-Peucker). */
const lean = (pts, tol) => {
  if (pts.length < 5) return pts;
  const keep = new Uint8Array(pts.length);
  keep[0] = keep[pts.length - 1] = 1;
  const work = [[0, pts.length - 1]];
  while (work.length) {
    const [i, j] = work.pop(),
      [ax, ay] = pts[i],
      dx = pts[j][0] - ax,
      dy = pts[j][1] - ay,
      L = Math.hypot(dx, dy) || 1;
    let m = 0,
      at = -1;
    for (let k = i + 1; k < j; k++) {
      const d =
        L < 1.001 ? dist(pts[k], pts[i]) : Math.abs((pts[k][0] - ax) * dy - (pts[k][1] - ay) * dx) / L;
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
  return out.length < 3 ? [pts[0], pts[pts.length >> 1], pts.at(-1)] : out;
};
export const body = (pts, kind, closed, k = 1) => {
  if (kind === 'line' && pts.length > 4) pts = lean(pts, 0.7 * k);
  if (kind === 'spline') {
    pts = closed ? lean([...pts, pts[0]], 0.85 * k).slice(0, -1) : lean(pts, 0.6 * k);
    if (closed && pts.length < 3) return { text: '' };
  }
  // returns {start, end, text}; the spline keeps its control points true although coordinates are whole numbers
  if (kind === 'line') {
    let [x, y] = pts[0].map(R);
    const s = [x, y],
      out = [];
    for (const p of pts.slice(1)) {
      const X = R(p[0]),
        Y = R(p[1]);
      if (X === x && Y === y) continue;
      out.push(X - x, Y - y);
      x = X;
      y = Y;
    }
    if (!out.length && pts.length === 2) {
      out.push(1, 0);
      x += 1;
    }
    return {
      start: s,
      end: closed ? s : [x, y],
      text: out.length ? `l${nums(out)}${closed ? 'z' : ''}` : '',
    };
  }
  if (kind === 'arcs') {
    // p0, then pairs control/end
    let [x, y] = pts[0].map(R);
    const s = [x, y],
      out = [];
    for (let i = 1; i + 1 < pts.length; i += 2) {
      const X = R(pts[i + 1][0]),
        Y = R(pts[i + 1][1]);
      out.push(R(pts[i][0]) - x, R(pts[i][1]) - y, X - x, Y - y);
      x = X;
      y = Y;
    }
    return { start: s, end: closed ? s : [x, y], text: `q${nums(out)}${closed ? 'z' : ''}` };
  }
  const q = closed ? [...pts, pts[0], pts[1]] : pts;
  let [x, y] = (closed ? mix(pts.at(-1), pts[0], 0.5) : pts[0]).map(R);
  const s = [x, y];
  let c = (closed ? q[0] : q[1]).map(R),
    text = '',
    list = [];
  const n = closed ? pts.length : pts.length - 2;
  for (let i = 0; i < n; i++) {
    const last = !closed && i === n - 1;
    const target = closed ? q[i + 1] : q[i + 2];
    const e = (closed && i === n - 1 ? s : last ? target : mix(c, target, 0.5)).map(R);
    if (i === 0) text = `q${nums([c[0] - x, c[1] - y, e[0] - x, e[1] - y])}`;
    else list.push(e[0] - x, e[1] - y);
    c = [2 * e[0] - c[0], 2 * e[1] - c[1]];
    [x, y] = e;
  }
  if (list.length) text += `t${nums(list)}`;
  return { start: s, end: closed ? s : [x, y], text: text + (closed ? 'z' : '') };
};
