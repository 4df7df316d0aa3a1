import { blade } from '../blade.ts';
import { solid, stalk, UP } from '../form.ts';
import { nth, type Plate, place, polar, resample, smooth } from '../pen.ts';

export function catkin(pl: Plate, s: { small?: boolean }) {
  const _r = pl.r,
    one = (x: number, y: number, h: number, w: number, a: number) => {
      pl.sheet();
      const rows = Math.round(h / 15);
      const o = place(
        [
          [0, -h / 2 - 6],
          [w * 0.7, -h * 0.42],
          [w, 0],
          [w * 0.8, h * 0.44],
          [0, h / 2 + 4],
          [-w * 0.8, h * 0.44],
          [-w, 0],
          [-w * 0.7, -h * 0.42],
        ],
        [x, y],
        a,
      );
      solid(pl, o, { stipple: 0 });
      for (let j = 0; j < rows; j++)
        for (let i = -2; i <= 2; i++) {
          const u = (i + (j & 1) * 0.5) / 2.5,
            v = ((j + 0.5) / rows) * 2 - 1;
          if (Math.abs(u) > 0.9) continue;
          const W = w * 0.92 * Math.sqrt(1 - v * v * 0.55),
            q = w * 0.24 * Math.cos(u);
          pl.curve(
            u > 0.1 ? 'line' : 'fine',
            place(
              [
                [u * W - q, (v * h) / 2 - 3],
                [u * W, (v * h) / 2 + 9],
                [u * W + q, (v * h) / 2 - 3],
              ],
              [x, y],
              a,
            ),
          );
        }
    };
  if (s.small) {
    for (const [pts, k] of [
      [
        [
          [110, 594],
          [160, 430],
          [220, 300],
          [250, 210],
        ],
        1,
      ],
      [
        [
          [330, 594],
          [380, 460],
          [430, 340],
          [446, 270],
        ],
        0.9,
      ],
    ] as const) {
      const c = resample(smooth(pts), 24);
      pl.brush(pts, 3);
      for (let i = 2; i < 23; i++) {
        const a = Math.atan2(nth(c, i)[1] - nth(c, i - 1)[1], nth(c, i)[0] - nth(c, i - 1)[0]);
        for (const sd of [-1, 1])
          pl.arcs('fine', [
            nth(c, i),
            polar(nth(c, i), a + sd * 0.92, 20),
            polar(nth(c, i), a + sd * 0.52, 34),
          ]);
      }
      one(nth(c, 24)[0] + 10, nth(c, 24)[1] - 62 * k, 130 * k, 25 * k, 0.14);
    }
    return;
  }
  stalk(
    pl,
    [
      [70, 470],
      [220, 440],
      [400, 460],
      [560, 430],
    ],
    12,
    7,
  );
  for (const [x, y, h, a] of [
    [180, 300, 190, -0.16],
    [330, 270, 230, 0.06],
    [470, 310, 170, 0.2],
  ] as const) {
    stalk(
      pl,
      [
        [x - a * 60, 448],
        [x, y + h / 2],
      ],
      10,
      9,
    );
    one(x, y, h, 42, a);
  }
  blade(pl, [130, 500], UP + 2.3, { L: 130, W: 50, parallel: true, tip: 0.02, from: [120, 466] });
  blade(pl, [470, 490], UP + 1.9, {
    L: 140,
    W: 52,
    parallel: true,
    tip: 0.02,
    from: [450, 456],
    back: true,
  });
}
