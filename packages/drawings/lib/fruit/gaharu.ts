import { solid, stalk } from '../form.ts';
import { type Plate, place, stretch } from '../pen.ts';

export function gaharu(pl: Plate) {
  stalk(
    pl,
    [
      [60, 50],
      [200, 90],
      [360, 80],
      [540, 40],
    ],
    9,
    5,
  );
  for (const [x, y, k, open] of [
    [170, 250, 1, 0],
    [400, 260, 1.3, 1],
  ] as const) {
    stalk(
      pl,
      [
        [x, 86],
        [x - 2, y - 110 * k],
      ],
      6,
      5,
    );
    for (let i = -2; i < 3; i++) {
      pl.brush(
        [
          [x, y - 104 * k],
          [x + i * 16, y - 132 * k],
          [x + i * 30, y - 128 * k + Math.abs(i) * 9],
        ],
        (t) => 6 * Math.sin(Math.PI * t) + 0.8,
        'ink',
        5,
      );
    }
    const half = (sd: number) =>
      stretch(
        [
          [0, -108],
          [46, -84],
          [74, 0],
          [60, 74],
          [18, 96],
          [0, 80],
        ],
        sd * k,
        k,
      );
    if (!open) {
      pl.sheet();
      solid(
        pl,
        place(
          [
            [0, -108],
            [46, -84],
            [74, 0],
            [60, 74],
            [0, 98],
            [-60, 74],
            [-74, 0],
            [-46, -84],
          ],
          [x, y],
        ),
        { tint: 'leaf', stipple: 44, hatch: 12 },
      );
      pl.curve('fine', [
        [x, y - 104],
        [x + 6, y],
        [x, y + 92],
      ]);
    } else {
      for (const sd of [-1, 1]) {
        pl.sheet();
        solid(pl, place(half(sd), [x + sd * 16, y], -sd * 0.22), { tint: 'leaf', stipple: 24, hatch: 6 });
      }
      for (const [dx, L] of [
        [-34, 176],
        [30, 226],
      ] as const) {
        pl.curve('fine', [
          [x, y + 10],
          [x + dx * 0.5, y + L * 0.5],
          [x + dx, y + L],
        ]);
        pl.sheet();
        solid(
          pl,
          place(
            [
              [0, -34],
              [19, -4],
              [18, 24],
              [0, 40],
              [-18, 24],
              [-19, -4],
            ],
            [x + dx, y + L + 30],
          ),
          { tint: 'clay', stipple: 18 },
        );
        pl.brush(
          [
            [x + dx, y + L + 68],
            [x + dx + 3, y + L + 84],
          ],
          2,
        );
      }
    }
  }
}
