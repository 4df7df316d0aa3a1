// Roots above the ground.
import { type Line, lerp, mix, nth, type Plate, type Point, resample, smooth, tube, wobble } from '../pen.ts';
import { G } from './marks.ts';

export type RootKind = 'buttress' | 'stilt' | 'knees' | 'pencils' | 'ribbons' | 'foot';
/** h: how far up the trunk, s: how far out, n: how many; each kind reads what it needs. */
export type RootOptions = {
  base?: number;
  w0?: number;
  h?: number;
  s?: number;
  n?: number;
  w?: number;
  ground?: number;
};
export const ROOT: Record<RootKind, (pl: Plate, o: RootOptions) => void> = {
  /** plank buttresses; h: how far up the trunk, s: how far out */
  buttress(pl, { base = 400, w0 = 60, h = 150, s = 110, n = 5, ground = G }) {
    const r = pl.r,
      fins = Array.from({ length: n }, (_, i) => (i / (n - 1)) * 2 - 1).sort(
        (a, b) => Math.abs(b) - Math.abs(a),
      );
    let last: number | undefined;
    for (const u of fins) {
      const H = h * r.in(0.82, 1.1) * (1 - 0.12 * Math.abs(u)),
        top: Point = [base + u * w0 * 0.44, ground - H],
        foot: Point = [base + u * (s + w0 * 0.5) + r.pm(8), ground + 6 + (1 - Math.abs(u)) * 20],
        root: Point = [base + u * w0 * 0.12, ground + 4 + (1 - Math.abs(u)) * 10];
      const ridge: Line = [
        top,
        [lerp(top[0], foot[0], 0.1), lerp(top[1], foot[1], 0.4)],
        [lerp(top[0], foot[0], 0.3), lerp(top[1], foot[1], 0.76)],
        [lerp(top[0], foot[0], 0.68), lerp(top[1], foot[1], 0.94)],
        foot,
      ];
      if (Math.abs(u) !== last) pl.sheet();
      last = Math.abs(u);
      const inner: Point =
        Math.abs(u) < 0.15 ? [base + w0 * 0.36, ground - H * 0.12] : [base - u * w0 * 0.1, ground - H * 0.5];
      const dense = smooth(ridge, 3);
      pl.poly('paper', [...dense, root, inner]);
      if (u > -0.2) pl.poly('clay', [...dense.slice(2), root, mix(inner, top, 0.4)]);
      pl.brush(ridge, (t) => lerp(1, 2.3, t) * (u > -0.2 ? 1.15 : 0.8));
      if (Math.abs(u) < 0.75)
        pl.curve('fine', [
          mix(top, foot, 0.02),
          [top[0] + (u < 0 ? 7 : 10), top[1] + H * 0.4],
          [mix(root, foot, 0.35)[0] + 9, foot[1] - 9],
        ]);
      const R = resample(dense, 13);
      for (let i = 1; i < 13; i++)
        if (r.chance(0.8)) {
          const p = nth(R, i),
            q = mix(
              p,
              [base + w0 * 0.2 * Math.sign(0.1 - u), p[1] + 22],
              u > -0.2 ? r.in(0.3, 0.62) : r.in(0.12, 0.3),
            );
          pl.line('hair', [p, q]);
        }
    }
    pl.sheet();
  },
  /** stilt or prop roots arching from the trunk */
  stilt(pl, { base = 400, w0 = 50, h = 130, s = 150, n = 10, w = 13, ground = G }) {
    let lot = 0;
    const r = pl.r,
      list = Array.from({ length: n }, (_, i) => ((i + 0.5) / n) * 2 - 1 + r.pm(0.5 / n)).sort(
        (a, b) => Math.abs(b) - Math.abs(a),
      );
    for (const u of list) {
      const H = h * r.in(0.45, 1.08) * (0.55 + 0.45 * Math.abs(u)),
        dir = u + r.pm(0.06),
        foot: Point = [base + dir * s, ground + 8 + (1 - Math.abs(u)) * 22 + r.pm(5)],
        st: Point = [base + u * w0 * 0.4, ground - H];
      if (lot++ % 3 === 0) pl.sheet();
      tube(
        pl,
        [
          st,
          [st[0] + (foot[0] - st[0]) * 0.42, st[1] - H * 0.06],
          [st[0] + (foot[0] - st[0]) * 0.86, lerp(st[1], foot[1], 0.32)],
          [foot[0], lerp(st[1], foot[1], 0.75)],
          [foot[0] + dir * 5, foot[1]],
        ],
        w * r.in(0.8, 1.15),
        w * 0.6,
        { hatch: 0.3, coarse: true },
      );
      if (r.chance(0.3) && Math.abs(u) > 0.3) {
        const p: Point = [st[0] + (foot[0] - st[0]) * 0.6, lerp(st[1], foot[1], 0.2)];
        tube(pl, [p, [p[0] + dir * 10, p[1] + H * 0.35], [p[0] - dir * 8, foot[1] - 4]], w * 0.6, w * 0.42, {
          hatch: 0,
          coarse: true,
        });
      }
    }
    pl.sheet();
  },
  /** looped knee roots in the mud */
  knees(pl, { base = 400, s = 230, n = 8, ground = G }) {
    const r = pl.r;
    for (let i = 0; i < n; i++) {
      const u = ((i + 0.5) / n) * 2 - 1,
        x = base + u * s + r.pm(14),
        y = ground + 16 + r.in(0, 34),
        h = r.in(20, 40),
        w = r.in(9, 15);
      if (Math.abs(x - base) < 45) continue;
      tube(
        pl,
        [
          [x - w, y],
          [x - w * 0.9, y - h * 0.95],
          [x, y - h * 1.35],
          [x + w * 0.9, y - h * 0.95],
          [x + w, y + 2],
        ],
        8,
        7,
        { hatch: 0.3, coarse: true },
      );
      pl.line('hair', [
        [x - w - 16, y + 4],
        [x + w + 20, y + 4],
      ]);
    }
    pl.sheet();
  },
  /** pencil roots (Avicennia) */
  pencils(pl, { base = 400, s = 320, n = 44, ground = G }) {
    const r = pl.r;
    for (let i = 0; i < n; i++) {
      const x = base + r.pm(s),
        y = ground + r.in(-4, 52),
        h = r.in(12, 26) * (0.7 + (y - ground) / 60);
      pl.line('bold', [
        [x, y],
        [x + r.pm(1.5), y - h],
      ]);
    }
  },
  /** snaking plank roots (Xylocarpus) */
  ribbons(pl, { base = 400, w0 = 60, s = 260, n = 6, ground = G }) {
    const r = pl.r;
    for (let i = 0; i < n; i++) {
      const u = (i / (n - 1)) * 2 - 1,
        y = ground + 4 + (1 - Math.abs(u)) * 40;
      pl.sheet();
      const pts: Line = [
        [base + u * w0 * 0.4, ground - 46 + Math.abs(u) * 14],
        [base + u * s * 0.28, ground - 14],
        [base + u * s * 0.5, y - 12],
        [base + u * s * 0.72, y + 10],
        [base + u * s, y - 2],
        [base + u * s * 1.18, y + 10],
      ];
      tube(pl, wobble(pts, r, 7), 24, 9, { hatch: 1.1, tint: true });
    }
    pl.sheet();
  },
  /** rounded elephant foot */
  foot(pl, { base = 400, w0 = 60, s = 60, n = 5, ground = G }) {
    for (let i = 0; i < n; i++) {
      const u = (i / (n - 1)) * 2 - 1,
        y = ground + 6 + (1 - Math.abs(u)) * 16;
      pl.curve('fine', [
        [base + u * w0 * 0.42, ground - 66 + Math.abs(u) * 10],
        [base + u * w0 * 0.55, ground - 22],
        [base + u * (w0 * 0.5 + s), y - 4],
        [base + u * (w0 * 0.6 + s * 1.25), y + 4],
      ]);
    }
  },
};
