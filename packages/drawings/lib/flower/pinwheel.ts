import { stalk, UP } from '../form.ts';
import { type Plate, polar } from '../pen.ts';
import { bud, petalFlower } from './petals.ts';

export function pinwheel(pl: Plate) {
  stalk(
    pl,
    [
      [60, 560],
      [190, 440],
      [330, 380],
      [540, 360],
    ],
    10,
    5,
  );
  for (const [x, y, R, a] of [
    [190, 240, 150, 0.3],
    [430, 200, 118, 1],
  ] as const) {
    stalk(
      pl,
      [
        [x + 40, 400],
        [x + 20, y + R * 0.6],
        [x, y + 10],
      ],
      9,
      7,
    );
    pl.sheet();
    petalFlower(pl, [x, y], R, 5, { kind: 'twist', a0: a, flat: 0.88, stamens: 11, reach: 0.26 });
    for (let i = 0; i < 5; i++)
      for (let q = 0; q < 4; q++)
        pl.line('hair', [
          polar([x, y], a + i * 1.2566 + q * 0.1 - 0.06, R * 0.45, R * 0.4),
          polar([x, y], a + i * 1.2566 + q * 0.12, R * 0.9, R * 0.8),
        ]);
  }
  for (const [x, y] of [
    [500, 440],
    [350, 470],
  ] as const) {
    stalk(
      pl,
      [
        [x - 20, 370],
        [x, y],
      ],
      7,
      6,
    );
    pl.sheet();
    bud(pl, [x, y + 34], 30, -UP);
  }
}
