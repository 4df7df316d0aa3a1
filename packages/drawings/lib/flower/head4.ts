import { blade } from '../blade.ts';
import { stalk, UP } from '../form.ts';
import { mix, type Plate } from '../pen.ts';
import { bud, petalFlower } from './petals.ts';

export function head4(pl: Plate) {
  const r = pl.r;
  stalk(
    pl,
    [
      [290, 596],
      [298, 460],
      [300, 330],
    ],
    9,
    7,
  );
  for (const [x, y] of [
    [140, 250],
    [460, 240],
    [300, 180],
  ] as const) {
    stalk(
      pl,
      [
        [300, 400],
        [mix([300, 400], [x, y], 0.5)[0], y + 110],
        [x, y + 20],
      ],
      6,
      5,
    );
    for (const [dx, dy, o] of [
      [-36, -34, 0],
      [40, -36, 0],
      [-50, 10, 1],
      [52, 6, 1],
      [0, -12, 1],
    ] as const) {
      pl.sheet();
      if (o)
        petalFlower(pl, [x + dx, y + dy], 34, 4, {
          kind: 'round',
          a0: 0.78 + r.pm(0.2),
          flat: 0.86,
          stamens: 4,
          reach: 0.5,
        });
      else bud(pl, [x + dx, y + dy - 24], 15, UP + dx * 0.01);
    }
  }
  blade(pl, [330, 520], UP + 1.2, { L: 170, W: 80, nerves: 8, tip: 0, from: [298, 500], back: true });
  blade(pl, [264, 510], UP - 1.2, { L: 170, W: 80, nerves: 8, tip: 0, from: [294, 490], bend: -0.1 });
}
