import { type Plate, type Point, polar, TAU } from '../pen.ts';
import { onto, trunkPatch } from './patch.ts';

export function smooth(pl: Plate, s: { spots?: boolean; latex?: boolean }) {
  const { r, fade } = trunkPatch(pl);
  for (let i = 0; i < 74; i++) {
    const u = r.in(-0.95, 0.98),
      y = r.in(24, 570),
      w = r.in(0.03, 0.13);
    if (fade(u, y) && r.chance(0.35 + 0.5 * (u + 0.3)))
      pl.curve('hair', [onto(u - w, y + 1), onto(u, y + 4), onto(Math.min(1, u + w), y)]);
  }
  for (let i = 0; i < 42; i++) {
    const u = r.in(0.45, 1),
      y = r.in(40, 550);
    pl.line('hair', [onto(u, y), onto(Math.min(1, u + r.in(0.06, 0.16)), y - 9)]);
  }
  for (let i = 0; i < 26; i++) {
    const u = r.in(-0.9, 0.95),
      y = r.in(40, 550);
    if (fade(u, y)) pl.line('line', [onto(u, y), onto(u + 0.018, y)]);
  }
  const spots = s.spots
    ? ([
        [-0.5, 180, 40],
        [-0.15, 400, 54],
        [0.3, 130, 34],
        [0.55, 330, 40],
        [-0.65, 480, 30],
      ] as const)
    : ([[-0.45, 330, 36]] as const);
  for (const [u, y, R] of spots) {
    const c = onto(u, y),
      o = Array.from({ length: 9 }, (_, i) => polar(c, (i * TAU) / 9, R * r.in(0.55, 1), R * r.in(0.6, 1.1)));
    pl.shape('leaf', o);
    pl.shape(
      'hair',
      o.map((p): Point => [p[0] + 2, p[1] - 2]),
    );
  }
  const e = onto(0.05, 250);
  pl.curve('line', [
    [e[0] - 40, e[1] + 4],
    [e[0] - 8, e[1] - 16],
    [e[0] + 34, e[1] + 2],
  ]);
  pl.curve('fine', [
    [e[0] - 30, e[1] + 9],
    [e[0], e[1] - 3],
    [e[0] + 26, e[1] + 8],
  ]);
  pl.curve('hair', [
    [e[0] - 22, e[1] + 15],
    [e[0], e[1] + 7],
    [e[0] + 18, e[1] + 14],
  ]);
  if (s.latex) {
    for (let i = 0; i < 4; i++) {
      const y = 360 + i * 34;
      pl.brush([onto(-0.34, y - 34), onto(-0.06, y)], 2.2);
      pl.brush([onto(0.22, y - 34), onto(-0.06, y)], 2.2);
    }
    pl.brush([onto(-0.06, 330), onto(-0.06, 545)], 2.6);
  }
}
