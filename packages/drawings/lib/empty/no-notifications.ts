import { solid } from '../form.ts';
import { type Plate, type Point, place, tube } from '../pen.ts';

export function noNotifications(pl: Plate) {
  pl.brush(
    [
      [60, 60],
      [250, 46],
      [440, 66],
    ],
    (_t) => 5,
    'ink',
    7,
  );
  pl.curve('fine', [
    [250, 50],
    [252, 80],
    [250, 106],
  ]);
  solid(
    pl,
    [
      [226, 110],
      [250, 102],
      [274, 110],
      [280, 190],
      [276, 286],
      [250, 298],
      [224, 286],
      [220, 190],
    ],
    { stipple: 20, hatch: 12 },
  );
  for (const y of [166, 238]) {
    pl.brush(
      [
        [221, y],
        [250, y + 8],
        [279, y],
      ],
      1.6,
    );
    pl.curve('hair', [
      [221, y + 6],
      [250, y + 14],
      [279, y + 6],
    ]);
  }
  pl.brush(
    [
      [246, 150],
      [244, 205],
      [247, 262],
    ],
    (t) => 4.4 * Math.sin(Math.PI * t) + 0.5,
    'ink',
    6,
  );
  pl.sheet();
  tube(
    pl,
    [
      [320, 110],
      [326, 170],
      [330, 230],
    ],
    9,
    8,
    { hatch: 0.7, close: true },
  );
  pl.curve('fine', [
    [318, 58],
    [320, 80],
    [320, 110],
  ]);
  pl.dot('ink', [330, 236], 8);
  const B: Point = [146, 36];
  pl.sheet();
  solid(
    pl,
    place(
      [
        [-34, 8],
        [-20, -18],
        [8, -26],
        [28, -14],
        [30, 6],
        [6, 18],
        [-20, 18],
        [-62, 30],
      ],
      B,
    ),
    { tint: 'leaf', stipple: 10 },
  );
  pl.brush(
    place(
      [
        [26, -10],
        [46, -4],
        [26, 2],
      ],
      B,
    ),
    2,
  );
  pl.curve(
    'line',
    place(
      [
        [10, -12],
        [15, -9],
        [20, -12],
      ],
      B,
    ),
  );
}
