// Points, lines and seeded randomness.

/** x to the right, y down. */
export type Point = readonly [x: number, y: number];
export type Line = readonly Point[];
/** A width, or one that changes along a line from 0 to 1. */
export type Profile = number | ((t: number) => number);

/** The i-th of a list, from its end where i is negative. It has to be there. */
export function nth<T>(list: readonly T[], i: number): T {
  const found = list.at(i);
  if (found === undefined) throw new RangeError(`There is no ${i} of ${list.length}`);
  return found;
}
/** The points drawn apart from the origin, by its own measure along either axis. */
export const stretch = (pts: Line, x: number, y = x) => pts.map((p): Point => [p[0] * x, p[1] * y]);
export const TAU = Math.PI * 2;
export const hash = (s: string) => {
  let h = 2166136261;
  for (const c of s) h = Math.imul(h ^ c.charCodeAt(0), 16777619);
  return h >>> 0;
};
/** Seeded random numbers in [0, 1), and what is drawn from them. */
export type Random = ReturnType<typeof random>;
export const random = (seed: string | number) => {
  let a = typeof seed === 'string' ? hash(seed) : seed;
  const next = () => {
    a = (a + 0x6d2b79f5) | 0;
    let t = Math.imul(a ^ (a >>> 15), 1 | a);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
  return Object.assign(next, {
    in: (lo: number, hi: number) => lo + (hi - lo) * next(),
    pm: (d: number) => (next() * 2 - 1) * d,
    pick: <T>(list: readonly T[]): T => nth(list, Math.floor(next() * list.length)),
    chance: (p: number) => next() < p,
  });
};
export const lerp = (a: number, b: number, t: number) => a + (b - a) * t;
export const clamp = (x: number, lo = 0, hi = 1) => Math.max(lo, Math.min(hi, x));
export const mix = (p: Point, q: Point, t: number): Point => [lerp(p[0], q[0], t), lerp(p[1], q[1], t)];
export const dist = (p: Point, q: Point) => Math.hypot(p[0] - q[0], p[1] - q[1]);
export const polar = (c: Point, a: number, r: number, ry = r): Point => [
  c[0] + Math.cos(a) * r,
  c[1] + Math.sin(a) * ry,
];
export const turn = (p: Point, a: number): Point => [
  p[0] * Math.cos(a) - p[1] * Math.sin(a),
  p[0] * Math.sin(a) + p[1] * Math.cos(a),
];
export const place = (pts: Line, [x, y]: Point, a = 0, s = 1, sx = 1) =>
  pts.map((p): Point => {
    const q = turn([p[0] * s * sx, p[1] * s], a);
    return [q[0] + x, q[1] + y];
  });
/** A dense polyline along the quadratic B-spline of the points. */
export const smooth = (pts: Line, per = 6): Point[] => {
  if (pts.length < 3)
    return Array.from({ length: per + 1 }, (_, i) => mix(nth(pts, 0), nth(pts, 1), i / per));
  const out: Point[] = [];
  let a = nth(pts, 0);
  for (let i = 1; i < pts.length - 1; i++) {
    const c = nth(pts, i),
      b = i === pts.length - 2 ? nth(pts, i + 1) : mix(c, nth(pts, i + 1), 0.5);
    for (let k = 0; k < per; k++) out.push(mix(mix(a, c, k / per), mix(c, b, k / per), k / per));
    a = b;
  }
  out.push(nth(pts, -1));
  return out;
};
/** n+1 points at equal arc length. */
export const resample = (pts: Line, n: number): Point[] => {
  const L = [0];
  for (let i = 1; i < pts.length; i++) L.push(nth(L, i - 1) + dist(nth(pts, i), nth(pts, i - 1)));
  const out: Point[] = [];
  let j = 1;
  for (let i = 0; i <= n; i++) {
    const d = (nth(L, -1) * i) / n;
    while (j < pts.length - 1 && nth(L, j) < d) j++;
    const [from, to] = [nth(L, j - 1), nth(L, j)];
    out.push(mix(nth(pts, j - 1), nth(pts, j), to === from ? 0 : (d - from) / (to - from)));
  }
  return out;
};
export const length = (pts: Line) => pts.reduce((s, p, i) => (i ? s + dist(p, nth(pts, i - 1)) : 0), 0);
export const normals = (pts: Line) =>
  pts.map((_, i): Point => {
    const a = nth(pts, Math.max(0, i - 1)),
      b = nth(pts, Math.min(pts.length - 1, i + 1)),
      d = dist(a, b) || 1;
    return [-(b[1] - a[1]) / d, (b[0] - a[0]) / d];
  });
/** The line moved sideways by a width, which may change along it: `w(0)` at its start, `w(1)` at its end. */
export const offset = (pts: Line, w: Profile) => {
  const n = normals(pts);
  return pts.map((p, i): Point => {
    const d = typeof w === 'function' ? w(i / (pts.length - 1)) : w;
    const [nx, ny] = nth(n, i);
    return [p[0] + nx * d, p[1] + ny * d];
  });
};

export const wobble = (pts: Line, r: Random, d: number) =>
  pts.map((p, i): Point => (i === 0 || i === pts.length - 1 ? p : [p[0] + r.pm(d), p[1] + r.pm(d)]));
