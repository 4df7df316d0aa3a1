// Winged nuts of the dipterocarps.

import { solid, UP } from '../form.ts';
import { clamp, dist, lerp, nth, type Plate, type Point, place, polar, type Tint } from '../pen.ts';
export function wing(
  pl: Plate,
  base: Point,
  a: number,
  L: number,
  W: number,
  bend: number,
  { tint = 'clay', half = false, veins = 5 }: { tint?: Tint; half?: boolean; veins?: number } = {},
) {
  const tiny = L < 95,
    N = tiny ? 6 : 9,
    mid = (t: number) => nth(place([[bend * L * t * t, -L * t]], base, a - UP), 0),
    w = (t: number) =>
      (W / 2) *
      (t < 0.75 ? lerp(0.3, 1, (t / 0.75) ** 0.9) : Math.sqrt(Math.max(0, 1 - ((t - 0.75) / 0.25) ** 2)));
  const at = (t: number, u: number): Point => {
    const m = mid(t),
      q = mid(Math.min(1, t + 0.02)),
      p = mid(Math.max(0, t - 0.02)),
      d = dist(p, q);
    return [m[0] - ((q[1] - p[1]) / d) * w(t) * u, m[1] + ((q[0] - p[0]) / d) * w(t) * u];
  };
  const ts = Array.from({ length: N + 1 }, (_, i) => i / N),
    l = ts.map((t) => at(t, -1)),
    r = ts.map((t) => at(t, 1));
  pl.sheet();
  pl.shape('paper', [...l, ...[...r].reverse()]);
  pl.shape(tint, half ? [...ts.map((t) => at(t, -0.05)), ...[...r].reverse()] : [...l, ...[...r].reverse()]);
  for (let i = 0; i < veins; i++) {
    const u = (i / (veins - 1)) * 1.5 - 0.75;
    pl.curve(
      i === (veins - 1) / 2 ? 'fine' : 'hair',
      [0.02, 0.3, 0.6, 0.93 - Math.abs(u) * 0.06].map((t) => at(t, u)),
    );
  }
  for (let i = 0; i < (tiny ? 0 : L / 15); i++) {
    const t = pl.r.in(0.12, 0.88),
      u = pl.r.in(-0.1, 0.7);
    pl.line('hair', [at(t, u), at(t + 0.012, u + 0.3)]);
  }
  pl.brush(r, (t) => 0.7 + 1.2 * Math.sin(Math.PI * clamp(t)), 'ink', tiny ? 5 : 7);
  pl.brush(l, (t) => 0.6 + 0.4 * Math.sin(Math.PI * t), 'ink', tiny ? 4 : 6);
}
/** A nut with so many long and short wings; lengths in units. */
export type WingedNut = {
  long: number;
  short: number;
  wing: number;
  nut: number;
  w: number;
  tubercle?: boolean;
};
export function wingedNut(pl: Plate, c: Point, s: WingedNut, k = 1, tilt = 0) {
  const L = s.wing * k,
    W = s.w * k,
    R = s.nut * k,
    n = s.long,
    sp = n === 2 ? 0.42 : n === 5 ? 0.5 : n === 0 ? 0 : 0.46;
  const list: [a: number, length: number, width: number, bend: number, depth: number][] = [];
  if (n)
    for (let i = 0; i < n; i++) {
      const u = n === 1 ? 0 : (i / (n - 1)) * 2 - 1;
      list.push([
        UP + u * sp * (n === 5 ? 2 : 1) + tilt,
        L * (1 - 0.05 * Math.abs(u)),
        W,
        u * 0.12,
        Math.abs(u),
      ]);
    }
  const m = s.short;
  for (let i = 0; i < m; i++) {
    const u = m === 1 ? 0 : (i / (m - 1)) * 2 - 1;
    list.push(
      n
        ? [UP + u * 1.02 + tilt, L * 0.34, W * 0.42, u * 0.1, 2]
        : [UP + u * 0.75 + tilt, L * (1 - 0.1 * Math.abs(u)), W, u * 0.15, Math.abs(u)],
    );
  }
  list
    .sort((a, b) => b[4] - a[4])
    .forEach(([a, l, w, b, z], i) => {
      wing(pl, polar(c, a, R * 0.34), a, l, w, b, {
        tint: i % 2 ? 'leaf' : 'clay',
        half: z < 0.2 || i % 2 === 0,
        veins: l > 140 * k ? 5 : 3,
      });
    });
  pl.sheet();
  const o = place(
    [
      [0, -R * 0.62],
      [R * 0.44, -R * 0.5],
      [R * 0.56, R * 0.1],
      [R * 0.34, R * 0.62],
      [0, R * 0.9],
      [-R * 0.34, R * 0.62],
      [-R * 0.56, R * 0.1],
      [-R * 0.44, -R * 0.5],
    ],
    c,
    tilt,
  );
  solid(pl, o, { stipple: Math.round(R * 0.5), hatch: Math.round(R * 0.14) });
  if (s.tubercle)
    for (let i = 0; i < 4; i++) pl.dot('fine', polar(c, UP + tilt + (i - 1.5) * 0.8, R * 0.5), R * 0.12);
  for (let i = -1; i < 2; i++)
    pl.curve(
      'line',
      place(
        [
          [i * R * 0.36 - R * 0.12, -R * 0.42],
          [i * R * 0.36, -R * 0.12],
          [i * R * 0.36 + R * 0.12, -R * 0.44],
        ],
        c,
        tilt,
      ),
    );
}
