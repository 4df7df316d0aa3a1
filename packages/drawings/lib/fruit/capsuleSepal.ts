import { solid, stalk } from '../form.ts';
import { type Plate, place, stretch } from '../pen.ts';

export function capsuleSepal(pl: Plate) {
  stalk(
    pl,
    [
      [80, 60],
      [200, 110],
      [330, 120],
      [520, 70],
    ],
    9,
    5,
  );
  for (const [x, y, k, open] of [
    [150, 190, 1, 0],
    [330, 230, 1.35, 1],
  ] as const) {
    const y2 = y + 20;
    stalk(
      pl,
      [
        [x, 110],
        [x + 3, y - 50 * k],
      ],
      6,
      5,
    );
    pl.sheet();
    for (const sd of [-1, 1]) {
      solid(
        pl,
        place(
          stretch(
            [
              [0, 0],
              [-30, -30],
              [-26, -74],
              [0, -86],
              [20, -60],
            ],
            sd * k,
            -k,
          ),
          [x, y - 50 * k],
        ),
        { tint: 'leaf', stipple: 8 },
      );
    }
    pl.sheet();
    if (!open) {
      solid(
        pl,
        place(
          stretch(
            [
              [0, -60],
              [34, -30],
              [36, 40],
              [0, 96],
              [-36, 40],
              [-34, -30],
            ],
            k,
          ),
          [x, y2 + 20],
        ),
        { stipple: 26, hatch: 8 },
      );
      for (const d of [-0.3, 0.3])
        pl.curve('fine', [
          [x + d * 10, y - 20 * k],
          [x + d * 50 * k, y + 40],
          [x + d * 8, y + 110 * k],
        ]);
    } else
      for (const a of [-0.5, 0.5, 0]) {
        if (!a) pl.sheet();
        solid(
          pl,
          place(
            [
              [0, -60],
              [30, -10],
              [26, 80],
              [0, 130],
              [-26, 80],
              [-30, -10],
            ],
            [x + a * 90, y2 + 66],
            -a,
          ),
          { stipple: 16 },
        );
        pl.curve(
          'fine',
          place(
            [
              [0, -30],
              [4, 40],
              [0, 110],
            ],
            [x + a * 90, y2 + 66],
            -a,
          ),
        );
      }
    pl.sheet();
    solid(
      pl,
      place(
        stretch(
          [
            [-34, -44],
            [0, -58],
            [34, -44],
            [24, 6],
            [0, 22],
            [-24, 6],
          ],
          k,
        ),
        [x, y],
      ),
      { tint: 'leaf', stipple: 14 },
    );
  }
  for (const [x, y, a] of [
    [180, 440, 0.3],
    [470, 460, -0.4],
  ] as const) {
    const o = place(
      [
        [0, 0],
        [14, -30],
        [8, -74],
        [-10, -70],
        [-12, -26],
      ],
      [x, y],
      a,
    );
    pl.shape('fine', o);
    pl.dot('ink', [x, y - 6], 7, 9);
  }
}
