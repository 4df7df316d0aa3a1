import { ellipse, solid, stem } from '../form.ts';
import { type Line, mix, type Plate, type Point, polar, TAU } from '../pen.ts';

export function durian(pl: Plate) {
  const r = pl.r,
    C: Point = [270, 320];
  stem(pl, 250, 10, 262, 120, 24);
  const n = 24,
    rx = 186,
    ry = 206,
    o: Point[] = [];
  for (let i = 0; i < n; i++) {
    const a = (i / n) * TAU,
      b = a + TAU / n / 2;
    o.push(polar(C, a, rx, ry), polar(C, b + r.pm(0.03), rx + 24, ry + 26));
  }
  pl.poly('paper', o);
  pl.shape('leaf', [
    [300, 200],
    [420, 230],
    [462, 330],
    [430, 450],
    [320, 524],
    [200, 510],
    [300, 420],
    [340, 320],
  ]);
  pl.poly('line', o);
  const pts: Point[] = [];
  for (let j = -4; j <= 4; j++)
    for (let i = -4; i <= 4; i++) {
      const u = (i + (j & 1) * 0.5) / 4.2,
        v = j / 4.4;
      if (Math.hypot(u, v) > 0.93) continue;
      pts.push([u, v]);
    }
  for (const [u, v] of pts) {
    const x = C[0] + ((rx * Math.sin(u * 1.3)) / 0.964) * Math.sqrt(1 - v * v * 0.7),
      y = C[1] + (ry * Math.sin(v * 1.3)) / 0.964,
      s = 27 * (1 - 0.35 * (u * u + v * v)),
      tx = x + u * 20,
      ty = y - 6 + v * 20 - s * 0.3,
      key = u + v > 0.15 ? 'line' : 'fine';
    pl.line(key, [
      [x - s * 0.9, y + s * 0.5],
      [tx, ty],
      [x + s * 0.9, y + s * 0.5],
    ]);
    pl.line('hair', [
      [tx, ty],
      [x + s * 0.12, y + s * 0.75],
    ]);
    for (let q = 0; q < (u + v > -0.2 ? 3 : 1); q++) {
      const f = 0.3 + q * 0.24;
      pl.line('hair', [
        mix([tx, ty], [x + s * 0.9, y + s * 0.5], f),
        mix([tx, ty], [x + s * 0.2, y + s * 0.75], f + 0.1),
      ]);
    }
  }
  pl.sheet();
  const sec: Line = [
    [470, 420],
    [556, 450],
    [570, 530],
    [490, 584],
    [400, 570],
    [390, 490],
  ];
  solid(pl, sec, { tint: 'leaf', stipple: 0, lit: false });
  for (let i = 0; i < 9; i++) {
    const p = mix([480, 505], polar([480, 505], i * 0.7, 92, 84), 1);
    pl.line('fine', [polar(p, i * 0.7 - 0.9, 9), polar(p, i * 0.7, 11), polar(p, i * 0.7 + 0.9, 9)]);
  }
  solid(pl, ellipse([482, 500], 66, 54, 0.2), { tint: null, stipple: 0 });
  for (const [x, y] of [
    [458, 490],
    [504, 510],
  ] as const)
    solid(pl, ellipse([x, y], 21, 34, 0.3), { tint: 'clay', stipple: 10, w: 1.5 });
}
