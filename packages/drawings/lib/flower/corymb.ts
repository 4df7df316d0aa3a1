import { stalk, UP } from '../form.ts';
import { lerp, type Plate, type Point } from '../pen.ts';
import { bud, petalFlower } from './petals.ts';

export function corymb(pl: Plate) {
  const r = pl.r;
  stalk(
    pl,
    [
      [290, 596],
      [298, 480],
      [300, 400],
    ],
    11,
    9,
  );
  for (let i = 0; i < 7; i++) {
    const u = (i / 6) * 2 - 1,
      e: Point = [300 + u * 210, 215 + u * u * 50];
    pl.brush([[300, 410], [300 + u * 70, 320], e], (t) => lerp(3, 1.2, t), 'ink', 5);
    for (let q = 0; q < 4; q++) {
      const d: Point = [e[0] + (q - 1.5) * 34, e[1] - 34 - r.in(0, 30)];
      pl.line('fine', [e, d]);
      if (q % 2) bud(pl, [d[0], d[1] - 8], 12, UP);
      else petalFlower(pl, [d[0], d[1] - 6], 25, 5, { kind: 'twist', a0: r() * 6, flat: 0.62 });
    }
    if (i % 2) pl.sheet();
  }
}
