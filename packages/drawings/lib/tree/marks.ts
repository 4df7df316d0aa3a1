// The marks that stand for leaves, and the light they are drawn in.
import { mix, type Paint, type Plate, type Point, type Random } from '../pen.ts';

/** y of the ground. */
export const G = 925;
/** A clump of leaves: its middle, half its width and height, and how far in front it stands. */
export type Clump = { x: number; y: number; rx: number; ry: number; s: number; z: number; p?: number };
/** One whose edge has its own phase. */
export type ShapedClump = Clump & { p: number };
export const LIGHT = [-0.55, -0.72, 0.42] as const;
export const rim = (cl: ShapedClump, a: number) =>
  1 + 0.075 * Math.sin(5 * a + cl.p) + 0.05 * Math.sin(9 * a + cl.p * 2.3);
/** How far from its middle a point lies within a clump, 0 to 1; null outside. */
export const within = (cl: ShapedClump, x: number, y: number, k = 1) => {
  const u = (x - cl.x) / cl.rx,
    v = (y - cl.y) / cl.ry,
    d = Math.hypot(u, v);
  return d < k && d < rim(cl, Math.atan2(v, u)) * k ? d : null;
};
export const rimAt = (cl: ShapedClump, a: number, k = 1): Point => [
  cl.x + Math.cos(a) * cl.rx * rim(cl, a) * k,
  cl.y + Math.sin(a) * cl.ry * rim(cl, a) * k,
];

export const rosette = (
  pl: Plate,
  key: Paint,
  x: number,
  y: number,
  dirs: readonly number[],
  L: number,
  w: number,
  r: Random,
  flat = 1,
) => {
  const out: Point[] = [[x, y]];
  for (const d of dirs) {
    const l = L * r.in(0.8, 1.15),
      e: Point = [x + Math.cos(d) * l, y + Math.sin(d) * l * flat],
      m = mix([x, y], e, 0.45),
      n: Point = [-Math.sin(d) * l * w, Math.cos(d) * l * w * flat];
    out.push([m[0] + n[0], m[1] + n[1]], e, [m[0] - n[0], m[1] - n[1]], [x, y]);
  }
  pl.arcs(key, out);
};
type DrawMark = (pl: Plate, key: Paint, x: number, y: number, a: number, s: number, r: Random) => void;
export type Mark = 'scallop' | 'leaf' | 'droop' | 'whorl' | 'needle' | 'feather';
export const POINTED: Partial<Record<Mark, number>> = { leaf: 0, droop: 0.9, whorl: -0.5 };
export const MARK: Record<Mark, DrawMark> = {
  // chains of small bumps: ordinary broadleaf crown
  scallop(pl, key, x, y, a, s, r) {
    const n = r.pick([2, 2, 3]),
      out: Point[] = [[x, y]];
    let p: Point = [x, y],
      d = a - 0.5 * (n - 1) * 0.5;
    for (let i = 0; i < n; i++) {
      const st = s * r.in(0.8, 1.25),
        q: Point = [p[0] + Math.cos(d) * st, p[1] + Math.sin(d) * st];
      out.push([(p[0] + q[0]) / 2 + Math.sin(d) * st * 0.85, (p[1] + q[1]) / 2 - Math.cos(d) * st * 0.85], q);
      p = q;
      d += 0.55;
    }
    pl.arcs(key, out);
  },
  // single pointed leaves from one point
  leaf(pl, key, x, y, a, s, r) {
    rosette(
      pl,
      key,
      x,
      y,
      [a + Math.PI / 2 + 0.65 + r.pm(0.3), a + Math.PI / 2 - 0.5 + r.pm(0.3)],
      s * 1.8,
      0.34,
      r,
    );
  },
  // long leaves hanging together
  droop(pl, key, x, y, _a, s, r) {
    rosette(
      pl,
      key,
      x,
      y,
      [-0.3, 0.26].map((d) => Math.PI / 2 + d + r.pm(0.14)),
      s * 2.1,
      0.24,
      r,
    );
  },
  // rosettes at the ends of twigs (Dyera, Alstonia)
  whorl(pl, key, x, y, _a, s, r) {
    const o = r.pm(0.2);
    rosette(
      pl,
      key,
      x,
      y,
      [-2.75, -1.6, -0.45].map((d) => d + o),
      s * 1.7,
      0.22,
      r,
      0.75,
    );
  },
  // needles and scale sprays
  needle(pl, key, x, y, a, s, r) {
    for (let i = 0; i < 4; i++) {
      const d = a - Math.PI / 2 + (i - 1.5) * 0.4 + r.pm(0.12),
        L = s * r.in(1.4, 2.1);
      pl.line(key, [
        [x, y],
        [x + Math.cos(d) * L, y + Math.sin(d) * L],
      ]);
    }
  },
  // fine leaflets
  feather(pl, key, x, y, _a, s, r) {
    const n = r.pick([3, 4]),
      out: Point[] = [[x, y]];
    let p: Point = [x, y];
    const t = s * 0.62;
    for (let i = 0; i < n; i++) {
      const q: Point = [p[0] + t * r.in(0.85, 1.2), p[1] + t * r.pm(0.35)];
      out.push([(p[0] + q[0]) / 2, Math.min(p[1], q[1]) - t * 0.9], q);
      p = q;
    }
    pl.arcs(key, out);
  },
};
