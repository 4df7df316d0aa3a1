// Points, lines and seeded randomness.
export const TAU = Math.PI * 2;
export const hash = (s) => {
  let h = 2166136261;
  for (const c of s) h = Math.imul(h ^ c.charCodeAt(0), 16777619);
  return h >>> 0;
};
export const random = (seed) => {
  let a = typeof seed === 'string' ? hash(seed) : seed;
  const next = () => {
    a = (a + 0x6d2b79f5) | 0;
    let t = Math.imul(a ^ (a >>> 15), 1 | a);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
  return Object.assign(next, {
    in: (lo, hi) => lo + (hi - lo) * next(),
    pm: (d) => (next() * 2 - 1) * d,
    pick: (list) => list[Math.floor(next() * list.length)],
    chance: (p) => next() < p,
  });
};
export const lerp = (a, b, t) => a + (b - a) * t;
export const clamp = (x, lo = 0, hi = 1) => Math.max(lo, Math.min(hi, x));
export const mix = (p, q, t) => [lerp(p[0], q[0], t), lerp(p[1], q[1], t)];
export const dist = (p, q) => Math.hypot(p[0] - q[0], p[1] - q[1]);
export const polar = (c, a, r, ry = r) => [c[0] + Math.cos(a) * r, c[1] + Math.sin(a) * ry];
export const turn = (p, a) => [
  p[0] * Math.cos(a) - p[1] * Math.sin(a),
  p[0] * Math.sin(a) + p[1] * Math.cos(a),
];
export const place = (pts, [x, y], a = 0, s = 1, sx = 1) =>
  pts.map((p) => {
    const q = turn([p[0] * s * sx, p[1] * s], a);
    return [q[0] + x, q[1] + y];
  });
/** A dense polyline along the quadratic B-spline of the points. */
export const smooth = (pts, per = 6) => {
  if (pts.length < 3) return Array.from({ length: per + 1 }, (_, i) => mix(pts[0], pts[1], i / per));
  const out = [];
  let a = pts[0];
  for (let i = 1; i < pts.length - 1; i++) {
    const c = pts[i],
      b = i === pts.length - 2 ? pts[i + 1] : mix(c, pts[i + 1], 0.5);
    for (let k = 0; k < per; k++) out.push(mix(mix(a, c, k / per), mix(c, b, k / per), k / per));
    a = b;
  }
  out.push(pts.at(-1));
  return out;
};
/** n+1 points at equal arc length. */
export const resample = (pts, n) => {
  const L = [0];
  for (let i = 1; i < pts.length; i++) L.push(L[i - 1] + dist(pts[i], pts[i - 1]));
  const out = [];
  let j = 1;
  for (let i = 0; i <= n; i++) {
    const d = (L.at(-1) * i) / n;
    while (j < pts.length - 1 && L[j] < d) j++;
    out.push(mix(pts[j - 1], pts[j], L[j] === L[j - 1] ? 0 : (d - L[j - 1]) / (L[j] - L[j - 1])));
  }
  return out;
};
export const length = (pts) => pts.reduce((s, p, i) => (i ? s + dist(p, pts[i - 1]) : 0), 0);
export const normals = (pts) =>
  pts.map((_, i) => {
    const a = pts[Math.max(0, i - 1)],
      b = pts[Math.min(pts.length - 1, i + 1)],
      d = dist(a, b) || 1;
    return [-(b[1] - a[1]) / d, (b[0] - a[0]) / d];
  });
export const offset = (pts, w) => {
  const n = normals(pts);
  return pts.map((p, i) => {
    const d = typeof w === 'function' ? w(i / (pts.length - 1)) : w;
    return [p[0] + n[i][0] * d, p[1] + n[i][1] * d];
  });
};

export const wobble = (pts, r, d) =>
  pts.map((p, i) => (i === 0 || i === pts.length - 1 ? p : [p[0] + r.pm(d), p[1] + r.pm(d)]));
