import { UP } from '../form.ts';
import { nth, type Plate, type Point, resample, smooth, tube } from '../pen.ts';
import { bud, petalFlower } from './petals.ts';

export function raceme(pl: Plate) {
  const r = pl.r;
  for (const [pts, n] of [
    [
      [
        [250, 596],
        [260, 420],
        [230, 240],
        [250, 40],
      ],
      11,
    ],
    [
      [
        [300, 596],
        [360, 440],
        [420, 320],
        [440, 170],
      ],
      8,
    ],
  ] as const) {
    tube(pl, pts, 6, 2.5, { hatch: 0 });
    const c = resample(smooth(pts), 24);
    for (let i = 0; i < n; i++) {
      const p = nth(c, 7 + Math.round((i / n) * 17)),
        sd = i % 2 ? 1 : -1,
        e: Point = [p[0] + sd * 44, p[1] - 16];
      pl.line('fine', [p, e]);
      if (i > n - 4) bud(pl, e, 9, UP + sd * 0.8);
      else
        petalFlower(pl, e, 23, 3 + (i % 2), {
          kind: 'round',
          a0: r() * 6,
          stamens: 4,
          reach: 0.8,
          fill: i % 2 ? 'clay' : 'paper',
        });
    }
    pl.sheet();
  }
}
