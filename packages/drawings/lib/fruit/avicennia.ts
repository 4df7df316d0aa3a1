import { ellipse, solid, stalk } from '../form.ts';
import { type Plate, place, stretch } from '../pen.ts';

export function avicennia(pl: Plate) {
  stalk(
    pl,
    [
      [40, 110],
      [200, 80],
      [420, 96],
      [560, 60],
    ],
    9,
    5,
  );
  for (const [x, y, k, a] of [
    [150, 250, 1, 0.15],
    [310, 300, 1.35, -0.05],
    [470, 240, 0.95, -0.2],
  ] as const) {
    stalk(
      pl,
      [
        [x - a * 60, 90],
        [x, y - 90 * k],
      ],
      6,
      5,
    );
    pl.sheet();
    const o = place(
      stretch(
        [
          [0, 118],
          [-34, 84],
          [-84, 10],
          [-70, -60],
          [0, -92],
          [70, -60],
          [84, 10],
          [34, 84],
        ],
        k,
      ),
      [x, y],
      a,
    );
    solid(pl, o, { tint: 'leaf', stipple: 56, hatch: 12 });
    pl.brush(
      place(
        stretch(
          [
            [4, 112],
            [14, 20],
            [0, -80],
          ],
          k,
        ),
        [x, y],
        a,
      ),
      1.2,
      'ink',
      6,
    );
    for (let i = 0; i < 3; i++) {
      const s = i - 1;
      pl.curve(
        'line',
        place(
          stretch(
            [
              [s * 22 - 16, -84],
              [s * 22, -62],
              [s * 22 + 16, -86],
            ],
            k,
          ),
          [x, y],
          a,
        ),
      );
    }
  }
  pl.sheet();
  const h = ellipse([300, 520], 66, 44, 0, 8);
  solid(pl, h, { tint: 'leaf', stipple: 14 });
  pl.brush(
    [
      [240, 514],
      [290, 534],
      [300, 500],
      [320, 536],
      [362, 512],
    ],
    1.8,
  );
}
