// Clumps of leaves, lit from the upper left.
import { clamp, dist, lerp, mix, nth, type Paint, type Plate, type Point, TAU, type Tint } from '../pen.ts';
import { type Clump, LIGHT, MARK, type Mark, POINTED, rimAt, type ShapedClump, within } from './marks.ts';

export type FoliageOptions = {
  mark?: Mark;
  size?: number;
  density?: number;
  shade?: number;
  tint?: Tint;
};
/** Draws clumps of leaves. Light falls from the upper left; shade gathers under each clump and low in the crown. */
export function foliage(
  pl: Plate,
  all: readonly Clump[],
  { mark = 'scallop', size = 11, density = 1, shade = 1, tint = 'leaf' }: FoliageOptions,
) {
  const r = pl.r,
    k = pl.scale;
  // Those at the back first.
  const clumps = all.map((c): ShapedClump => ({ ...c, p: c.p ?? r() * TAU })).sort((a, b) => a.z - b.z);
  for (const c of clumps)
    pl.shape(
      tint,
      Array.from({ length: c.rx < 58 ? 6 : 8 }, (_, i, q = c.rx < 58 ? 6 : 8): Point => {
        const p = rimAt(c, (i * TAU) / q, q === 6 ? 1.1 : 1.05);
        return [p[0] + c.rx * 0.03, p[1] + c.ry * 0.05];
      }),
    );
  pl.sheet();
  // the lit shoulder of each clump keeps the paper
  clumps.forEach((c, i) => {
    const front = clumps.slice(i + 1),
      hid = (a: number) => front.some((f) => within(f, ...rimAt(c, a, 0.9), 0.96));
    let a0 = -2.95 + r.pm(0.2),
      a1 = -0.85 + r.pm(0.25);
    while (a0 < a1 && hid(a0)) a0 += 0.25;
    while (a1 > a0 && hid(a1)) a1 -= 0.25;
    if (a1 - a0 < 0.7 || hid((a0 + a1) / 2)) return;
    if (c.rx < 26) return;
    const n = c.rx < 50 ? 2 : 3,
      o: Point[] = [],
      b: Point[] = [];
    for (let k = 0; k <= n; k++) {
      const a = lerp(a0, a1, k / n);
      o.push(rimAt(c, a, 1.06));
      b.unshift(rimAt(c, a, 1.0 - 0.42 * Math.sin((Math.PI * k) / n) * r.in(0.55, 1.1)));
    }
    pl.shape('paper', [...o, ...b]);
  });
  // rims
  for (const [i, c] of clumps.entries()) {
    const front = clumps.slice(i + 1),
      step = (size * (POINTED[mark] === undefined ? 1.1 : 1.3) * k ** 0.7) / Math.max(20, (c.rx + c.ry) / 2);
    const behind = clumps.slice(0, i);
    let chain: { key: Paint; pts: Point[] } | undefined,
      a = r() * 0.5;
    const end = a + TAU,
      flush = () => {
        if (chain && chain.pts.length > 2) pl.arcs(chain.key, chain.pts);
        chain = undefined;
      };
    let gap = 0;
    while (a < end) {
      const st = step * r.in(0.7, 1.35),
        p = rimAt(c, a),
        q = rimAt(c, a + st),
        m = rimAt(c, a + st / 2, 1 + (size * 0.85) / ((c.rx + c.ry) / 2));
      const hidden = front.some((f) => within(f, ...rimAt(c, a + st / 2), 0.99));
      const lit = -(Math.cos(a) * LIGHT[0] + Math.sin(a) * LIGHT[1]);
      if (gap > 0) gap--;
      else if (r.chance(lit < -0.3 ? 0.2 : lit < 0.3 ? 0.1 : 0.16)) gap = lit < -0.3 ? 2 : 1;
      if (!hidden && Math.sin(a) < 0.25 && behind.length) {
        const n = Math.max(1, Math.round((st * (c.rx + c.ry)) / 2 / (8.5 * k)));
        for (let q = 0; q < n; q++) {
          const b = a + (st * (q + r())) / n,
            P = rimAt(c, b, 1.06);
          if (!behind.some((o) => within(o, P[0], P[1], 0.92)) || front.some((f) => within(f, ...P, 1.02)))
            continue;
          const L = size * r.in(0.5, 1.9) * (lit > 0 ? 1 : 0.8);
          pl.line(r.chance(0.45) ? 'fine' : 'hair', [
            P,
            [P[0] + L * 0.55 + Math.cos(b) * L * 0.3, P[1] - L * 0.75],
          ]);
        }
      }
      const low = Math.sin(a) > 0.55; // under-edges are broken: leaves, not a balloon
      if (hidden || gap > 0 || (low && r.chance(0.35))) flush();
      else {
        const key = lit > 0.35 && low ? 'line' : 'fine';
        if (mark === 'needle') {
          flush();
          for (let q = 0; q < 2; q++) {
            const b = a + st * r(),
              P = rimAt(c, b, 0.97),
              L = size * r.in(0.8, 1.7);
            pl.line(key, [
              P,
              [P[0] + Math.cos(b) * L * 0.8 + r.pm(3), P[1] + Math.sin(b) * L * 0.6 - L * 0.45],
            ]);
          }
        } else {
          if (!chain || chain.key !== key) {
            flush();
            chain = { key, pts: [p] };
          }
          const g = POINTED[mark];
          if (g === undefined) chain.pts.push(low ? mix(m, p, 0.2) : m, q);
          else {
            // arcs that bow inwards leave leaf tips standing
            const L = size * k ** 0.35 * r.in(0.35, 1.15),
              b = a + st,
              dx = Math.cos(b),
              dy = Math.sin(b) * 0.75 + g,
              dl = Math.hypot(dx, dy),
              tip: Point = [q[0] + (dx / dl) * L, q[1] + (dy / dl) * L],
              m2 = rimAt(c, a + st * 0.55, 1 - (size * 0.3) / c.rx);
            if (chain.pts.length === 1) chain.pts[0] = mix(p, rimAt(c, a, 1.1), 0.5);
            chain.pts.push(m2, tip);
          }
        }
      }
      a += st;
    }
    flush();
  }
  // leaves, by tone
  const placed: { at: Point; gap: number }[] = [];
  const xs = clumps.flatMap((c) => [c.x - c.rx, c.x + c.rx]),
    ys = clumps.flatMap((c) => [c.y - c.ry, c.y + c.ry]);
  const x0 = Math.min(...xs),
    x1 = Math.max(...xs),
    y0 = Math.min(...ys),
    y1 = Math.max(...ys);
  const tries = Math.round(((x1 - x0) * (y1 - y0)) / 28);
  for (let i = 0; i < tries; i++) {
    const x = r.in(x0, x1),
      y = r.in(y0, y1);
    let j = clumps.length - 1,
      d = null;
    for (; j >= 0; j--) {
      d = within(nth(clumps, j), x, y, 0.97);
      if (d !== null) break;
    }
    if (d === null) continue;
    const c = nth(clumps, j),
      u = (x - c.x) / c.rx,
      v = (y - c.y) / c.ry,
      nz = Math.sqrt(Math.max(0, 1 - u * u - v * v));
    const lam = u * LIGHT[0] + v * LIGHT[1] + nz * LIGHT[2];
    let cast = 0;
    for (const o of clumps.slice(j + 1)) {
      const ou = (x - o.x) / o.rx,
        ov = (y - o.y) / o.ry,
        od = Math.hypot(ou, ov);
      if (od < 1.55) cast = Math.max(cast, ((1.55 - od) / 0.55) * (ov < -0.1 ? 0.95 : 0.6));
    }
    const low = (y - y0) / (y1 - y0),
      side = (x - x0) / (x1 - x0);
    const tone = clamp(0.36 - lam * 0.5 + cast * 0.42 + low * 0.16 + side * 0.14 - 0.06) * shade;
    if (tone < 0.12) continue;
    const gapR =
      (lerp(size * 3.6, size * (POINTED[mark] === undefined ? 1.02 : 1.5), Math.min(1, tone)) * k) / density;
    if (
      placed.some(
        ({ at, gap }) =>
          Math.abs(at[0] - x) < gapR &&
          Math.abs(at[1] - y) < gapR &&
          dist(at, [x, y]) < Math.max(gapR * 0.9, gap * 0.55),
      )
    )
      continue;
    placed.push({ at: [x, y], gap: gapR });
    const tangent = Math.atan2(v, u) + Math.PI / 2,
      along = Math.cos(tangent) < 0 ? tangent + Math.PI : tangent;
    const a = mark === 'needle' ? Math.atan2(v + 0.15, u) + Math.PI / 2 : along * 0.6 + r.pm(0.35);
    if (d > 0.86 && POINTED[mark] === undefined) continue;
    if (tone > 0.5 && r.chance(0.42)) {
      // hatching
      const n = tone > 0.75 ? 5 : 4;
      for (let q = 0; q < n; q++) {
        const L = size * r.in(0.9, 1.9),
          X = x + (q - 1.5) * 4.6;
        pl.line('hair', [
          [X + 3, y - L / 2],
          [X - 4, y + L / 2],
        ]);
      }
    } else
      MARK[mark](
        pl,
        tone > 0.6 ? 'line' : tone > 0.34 ? 'fine' : 'hair',
        x,
        y,
        a,
        size * (mark === 'feather' ? 1 : 0.92) * (POINTED[mark] === undefined ? Math.sqrt(k) : 1),
        r,
      );
  }
}
