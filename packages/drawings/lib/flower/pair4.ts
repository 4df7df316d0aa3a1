import { solid, stalk, UP } from '../form.ts';
import { type Plate, place, polar } from '../pen.ts';

export function pair4(pl: Plate) {
  stalk(
    pl,
    [
      [300, 596],
      [296, 480],
      [300, 390],
    ],
    13,
    11,
  );
  for (const [x, y, sd] of [
    [180, 230, -1],
    [424, 220, 1],
  ] as const) {
    stalk(
      pl,
      [
        [300, 400],
        [300 + sd * 60, 380],
        [x + sd * -8, y + 40],
      ],
      11,
      10,
    );
    for (const a of [-2.75, -0.4, -1.9, -1.2]) {
      pl.sheet();
      solid(
        pl,
        place(
          [
            [0, 10],
            [-34, -40],
            [0, -140],
            [34, -40],
          ],
          [x + Math.cos(a) * 16, y],
          a - UP,
        ),
        { tint: a < -1 && a > -2 ? 'leaf' : 'clay', stipple: 12, w: 2 },
      );
    }
    for (let i = 0; i < 9; i++) {
      const e = polar([x, y], UP + (i - 4) * 0.24, 70);
      pl.line('fine', [[x, y], e]);
      pl.dot('ink', e, 3, 5);
    }
    pl.sheet();
    solid(
      pl,
      place(
        [
          [-40, -6],
          [0, -18],
          [40, -6],
          [30, 44],
          [0, 58],
          [-30, 44],
        ],
        [x, y],
      ),
      { tint: 'clay', stipple: 16 },
    );
  }
}
