import { blade } from '../blade.ts';
import { solid } from '../form.ts';
import { type Line, lerp, mix, type Plate } from '../pen.ts';
import { ground } from './scene.ts';

const UP = -Math.PI / 2;

export function noTrees(pl: Plate) {
  ground(pl, 90, 400, 300);
  solid(
    pl,
    [
      [190, 300],
      [200, 250],
      [204, 214],
      [250, 206],
      [296, 214],
      [300, 252],
      [314, 302],
      [280, 314],
      [222, 314],
    ],
    { stipple: 22, hatch: 8 },
  );
  const t: Line = [
    [204, 214],
    [250, 200],
    [296, 214],
    [250, 230],
  ];
  pl.shape('paper', t);
  pl.shape('line', t);
  pl.shape(
    'hair',
    t.map((p) => mix([250, 215], p, 0.6)),
  );
  pl.shape(
    'hair',
    t.map((p) => mix([250, 215], p, 0.28)),
  );
  pl.sheet();
  pl.brush(
    [
      [284, 222],
      [294, 190],
      [290, 160],
    ],
    (t) => lerp(2.2, 1, t),
    'ink',
    4,
  );
  blade(pl, [288, 168], UP - 0.7, { L: 62, W: 26, nerves: 5, stem: false, back: true });
  blade(pl, [292, 162], UP + 0.55, { L: 70, W: 28, nerves: 6, stem: false });
}
