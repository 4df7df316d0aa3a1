import { mix, nth, type Plate, place, stretch } from '../pen.ts';
import { farTree, ground, stake } from './scene.ts';

export function notFound(pl: Plate) {
  const r = pl.r;
  ground(pl, 60, 430, 300);
  pl.curve('line', [
    [170, 348],
    [226, 290],
    [214, 240],
    [130, 200],
    [60, 190],
  ]);
  pl.curve('line', [
    [330, 348],
    [292, 290],
    [300, 240],
    [380, 202],
    [450, 196],
  ]);
  pl.curve('fine', [
    [262, 236],
    [170, 190],
    [70, 172],
  ]);
  pl.curve('fine', [
    [262, 236],
    [346, 188],
    [444, 178],
  ]);
  stake(pl, 256, 290, 190, false);
  for (const [d, y, a] of [
    [-1, 126, 0.06],
    [1, 166, -0.05],
  ] as const) {
    pl.sheet();
    const o = place(
      stretch(
        [
          [-10, -17],
          [100, -17],
          [124, 0],
          [100, 17],
          [-10, 17],
        ],
        d,
        1,
      ),
      [256, y],
      a,
    );
    pl.poly('paper', o);
    pl.poly(
      'clay',
      o.map((p, i) => (i === 0 || i === 1 ? mix(p, nth(o, 4 - i), 0.55) : p)),
    );
    pl.poly('line', o);
    pl.line(
      'hair',
      place(
        [
          [10 * d, -6],
          [86 * d, -8],
        ],
        [256, y],
        a,
      ),
    );
    pl.line(
      'hair',
      place(
        [
          [30 * d, 7],
          [92 * d, 6],
        ],
        [256, y],
        a,
      ),
    );
  }
  for (const x of [40, 462, 410, 96]) farTree(pl, x, 196 + Math.abs(x - 250) * 0.05, 150 + r.pm(20));
}
