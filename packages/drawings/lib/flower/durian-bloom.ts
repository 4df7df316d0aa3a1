import { ellipse, solid, stalk, UP } from '../form.ts';
import { lerp, type Plate, place, polar, tube } from '../pen.ts';

export function durian(pl: Plate) {
  const r = pl.r;
  tube(
    pl,
    [
      [20, 90],
      [180, 76],
      [380, 96],
      [590, 70],
    ],
    54,
    44,
    { hatch: 0.9, tint: true },
  );
  for (const [x, y, R, o] of [
    [150, 360, 92, 1],
    [420, 380, 96, 1],
    [290, 300, 46, 0],
    [540, 300, 40, 0],
  ] as const) {
    stalk(
      pl,
      [
        [lerp(290, x, 0.3), 118],
        [lerp(290, x, 0.8), y - 150],
        [x, y - R * 0.5],
      ],
      9,
      8,
    );
    pl.sheet();
    if (o) {
      for (let i = 0; i < 4; i++) {
        const a = -UP + (i - 1.5) * 0.74;
        solid(
          pl,
          place(
            [
              [0, 14],
              [-36, -40],
              [-32, -96],
              [0, -112],
              [32, -96],
              [36, -40],
            ],
            [x, y - 20],
            a - UP,
          ),
          { tint: 'leaf', stipple: 3, w: 1.5 },
        );
      }
      for (let i = 0; i < 14; i++) {
        const a = -UP + r.pm(0.95),
          e = polar([x, y], a, r.in(80, 130));
        pl.arcs('fine', [[x, y], polar([x, y], a + r.pm(0.15), 60), e]);
        pl.line('bold', [e, [e[0] + 1, e[1] + 2]]);
      }
      pl.sheet();
      solid(pl, ellipse([x, y - 26], 44, 40), { stipple: 5 });
    } else solid(pl, ellipse([x, y], R * 0.78, R, 0, 8), { tint: 'leaf', stipple: 5, hatch: 0 });
  }
}
