import { blade } from '../blade.ts';
import { stalk, UP } from '../form.ts';
import { mix, type Plate, polar } from '../pen.ts';
import { bud, petalFlower } from './petals.ts';

export function cyme5(pl: Plate) {
  const r = pl.r;
  stalk(
    pl,
    [
      [70, 560],
      [220, 420],
      [360, 300],
      [520, 110],
    ],
    9,
    5,
  );
  for (const [x, y, R, ax] of [
    [150, 330, 78, [220, 420]],
    [390, 440, 86, [300, 355]],
    [300, 150, 92, [380, 280]],
    [500, 250, 66, [440, 210]],
  ] as const) {
    stalk(pl, [ax, mix(ax, [x, y], 0.6), [x, y + 6]], 6, 5);
    pl.sheet();
    petalFlower(pl, [x, y], R, 5, { kind: 'round', a0: r() * 6, flat: 0.86, stamens: 0 });
    for (let b = 0; b < 3; b++)
      for (let i = 0; i < 8; i++) {
        const a = b * 2.09 + r.pm(0.4),
          e = polar([x, y], a, R * r.in(0.35, 0.66));
        pl.line('hair', [[x, y], e]);
        pl.line('bold', [e, [e[0] + 1, e[1]]]);
      }
  }
  for (const p of [
    [470, 120],
    [540, 90],
    [110, 470],
  ] as const)
    bud(pl, p, 16, UP);
  blade(pl, [420, 560], UP + 1.15, { L: 170, W: 74, nerves: 7, from: [260, 400], stem: false, back: true });
}
