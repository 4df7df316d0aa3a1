// The forms all parts are made of: shaded solids, swelling outlines, stalks.
import {
  clamp,
  dist,
  type Line,
  lerp,
  mix,
  nth,
  type Plate,
  type Point,
  place,
  polar,
  resample,
  smooth,
  TAU,
  type Tint,
  tube,
} from './pen.ts';

export const UP = -Math.PI / 2;
export type SolidOptions = {
  tint?: Tint | null;
  stipple?: number;
  hatch?: number;
  w?: number;
  shift?: number;
  lit?: boolean;
};
/** A solid body: outline, tint on its far side, stipple and hatching in the shade. */
export function solid(
  pl: Plate,
  outline: Line,
  { tint = 'clay', stipple = 30, hatch = 0, w = 2, shift = 0.3, lit = true }: SolidOptions = {},
) {
  const r = pl.r,
    xs = outline.map((p) => p[0]),
    ys = outline.map((p) => p[1]),
    x0 = Math.min(...xs),
    x1 = Math.max(...xs),
    y0 = Math.min(...ys),
    y1 = Math.max(...ys),
    c: Point = [(x0 + x1) / 2, (y0 + y1) / 2];
  pl.shape('paper', outline);
  if (tint) {
    const f = outline.map((p) => {
      const u = (p[0] - c[0]) / (x1 - x0) + ((p[1] - c[1]) / (y1 - y0)) * 0.6;
      return u > -0.08
        ? p
        : mix(p, [c[0] + (x1 - x0) * 0.16, c[1] + (y1 - y0) * 0.12], lit ? clamp(shift + 0.42 * -u) : 0);
    });
    pl.shape(tint, f);
  }
  ring(pl, outline, w);
  for (let i = 0; i < stipple; i++) {
    const a = r.in(-0.75, 1.9),
      d = 0.93 - r() ** 1.6 * 0.55,
      e = edgeAt(outline, c, a),
      p = mix(c, e, d);
    pl.line(r.chance(0.4) ? 'line' : 'fine', [p, [p[0] + 1, p[1]]]);
  }
  for (let i = 0; i < hatch; i++) {
    const a = lerp(-0.5, 1.7, i / hatch) + r.pm(0.03),
      e = edgeAt(outline, c, a),
      p = mix(c, e, 0.97),
      q = mix(c, edgeAt(outline, c, a + 0.22), r.in(0.62, 0.8));
    pl.curve('hair', [p, [mix(p, q, 0.5)[0] + 3, mix(p, q, 0.5)[1] + 3], q]);
  }
}
/** The point of an outline that lies in a direction from its middle. */
export const edgeAt = (outline: Line, c: Point, a: number) => {
  let best = nth(outline, 0),
    d = 9;
  for (const p of smoothRing(outline)) {
    const b = Math.atan2(p[1] - c[1], p[0] - c[0]),
      e = Math.abs(Math.atan2(Math.sin(b - a), Math.cos(b - a)));
    if (e < d) {
      d = e;
      best = p;
    }
  }
  return best;
};
const rings = new WeakMap<Line, Line>();
/** Asked for again and again while a body is stippled: worked out once. */
const smoothRing = (o: Line): Line => {
  const known = rings.get(o);
  if (known) return known;
  const seam = mix(nth(o, -1), nth(o, 0), 0.5),
    made = smooth([seam, ...o, seam], 4);
  rings.set(o, made);
  return made;
};
/** Outline whose line swells on the side away from the light. */
export function ring(
  pl: Plate,
  outline: Line,
  w = 2,
  n = Math.max(8, Math.round(Math.min(20, outline.length * 1.4) / pl.scale ** 0.4)),
) {
  const p = resample(smoothRing(outline), n).slice(0, -1),
    c = p.reduce<Point>((s, q) => [s[0] + q[0] / p.length, s[1] + q[1] / p.length], [0, 0]),
    out: Point[] = [],
    inn: Point[] = [];
  p.forEach((q) => {
    const d = dist(q, c) || 1,
      u: Point = [(q[0] - c[0]) / d, (q[1] - c[1]) / d],
      k = 0.45 + 0.75 * Math.max(0, u[0] * 0.66 + u[1] * 0.75);
    out.push([q[0] + u[0] * w * k, q[1] + u[1] * w * k]);
    inn.push([q[0] - u[0] * w * k, q[1] - u[1] * w * k]);
  });
  const cw = (ps: Line) =>
    ps.reduce((a, q, i) => a + nth(ps, i - 1)[0] * q[1] - q[0] * nth(ps, i - 1)[1], 0) > 0;
  if (!cw(out)) {
    out.reverse();
    inn.reverse();
  }
  pl.shape('ink', out, true);
  pl.shape('ink', inn.reverse(), true);
}
export const ellipse = ([x, y]: Point, rx: number, ry: number, a = 0, n = 9) =>
  place(
    Array.from({ length: n }, (_, i) => polar([0, 0], (i * TAU) / n, rx * 1.06, ry * 1.06)),
    [x, y],
    a,
  );
export const stalk = (pl: Plate, pts: Line, w0 = 8, w1 = 5) =>
  tube(pl, pts, w0, w1, { hatch: 0.7, close: true });

export const stem = (pl: Plate, x: number, y: number, x2: number, y2: number, w = 9) =>
  stalk(
    pl,
    [
      [x, y],
      [lerp(x, x2, 0.4) + 6, lerp(y, y2, 0.3)],
      [x2, y2],
    ],
    w,
    w * 0.7,
  );
