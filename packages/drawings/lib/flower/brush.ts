import { ellipse, solid, stalk, UP } from '../form.ts';
import { mix, type Plate, polar } from '../pen.ts';

export function brush(pl: Plate) {
  const r = pl.r;
  stalk(
    pl,
    [
      [300, 596],
      [290, 470],
      [300, 350],
    ],
    10,
    8,
  );
  for (const [x, y, R] of [
    [190, 240, 96],
    [420, 230, 92],
    [305, 150, 106],
  ] as const) {
    stalk(
      pl,
      [
        [300, 360],
        [mix([300, 360], [x, y], 0.5)[0], y + 90],
        [x, y + 20],
      ],
      7,
      6,
    );
    pl.sheet();
    pl.shape('clay', ellipse([x + 8, y - 6], R * 0.66, R * 0.62));
    for (let i = 0; i < 38; i++) {
      const a = UP + r.pm(1.9),
        l = R * r.in(0.6, 1);
      const e = polar([x, y], a, l),
        m = polar([x, y], a + r.pm(0.2), l * 0.55);
      pl.arcs(i % 3 ? 'fine' : 'line', [[x, y], m, e]);
      if (i % 2) pl.line('bold', [e, [e[0] + 1, e[1] - 1]]);
    }
    solid(pl, ellipse([x, y + 8], 20, 24), { tint: 'leaf', stipple: 6, w: 1.6 });
  }
}
