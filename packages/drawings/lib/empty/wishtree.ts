import { lerp, mix, nth, type Plate, place, tube } from '../pen.ts';
import { ground } from './scene.ts';

export function wishtree(pl: Plate) {
  ground(pl, 100, 400, 316);
  tube(
    pl,
    [
      [236, 322],
      [240, 250],
      [252, 190],
      [250, 140],
    ],
    26,
    10,
    { hatch: 1, tint: true, flare: 8 },
  );
  for (const [p, q, e] of [
    [
      [246, 210],
      [300, 180],
      [372, 150],
    ],
    [
      [248, 190],
      [190, 150],
      [116, 142],
    ],
    [
      [250, 150],
      [280, 100],
      [330, 66],
    ],
    [
      [250, 146],
      [220, 100],
      [176, 62],
    ],
    [
      [300, 180],
      [340, 186],
      [392, 200],
    ],
  ] as const) {
    pl.brush([p, q, e], (t) => lerp(4.2, 1, t), 'ink', 5);
    pl.brush(
      [mix(q, e, 0.4), [mix(q, e, 0.6)[0], mix(q, e, 0.6)[1] - 24]],
      (t) => lerp(1.6, 0.6, t),
      'ink',
      3,
    );
  }
  for (const [x, y, a] of [
    [352, 158, 0.06],
    [140, 144, -0.08],
    [316, 78, 0.1],
  ] as const) {
    pl.sheet();
    pl.curve('fine', [
      [x, y],
      [x + 3, y + 16],
      [x, y + 30],
    ]);
    const o = place(
      [
        [0, 0],
        [15, 12],
        [15, 56],
        [-15, 56],
        [-15, 12],
      ],
      [x, y + 28],
      a,
    );
    pl.poly('paper', o);
    pl.poly('line', o);
    pl.dot('fine', nth(place([[0, 12]], [x, y + 28], a), 0), 2.6);
  }
}
