import { blade } from '../blade.ts';
import { solid, stalk, UP } from '../form.ts';
import { nth, type Plate, place } from '../pen.ts';

export function spike(pl: Plate) {
  const r = pl.r;
  for (const [x, y, h, w, a] of [
    [220, 290, 300, 52, -0.06],
    [400, 340, 220, 44, 0.12],
  ] as const) {
    stalk(
      pl,
      [
        [300, 596],
        [x + 6, y + h * 0.7],
        [x, y + h / 2],
      ],
      11,
      10,
    );
    pl.sheet();
    const o = place(
      [
        [0, -h / 2],
        [w * 0.8, -h * 0.44],
        [w, 0],
        [w * 0.8, h * 0.45],
        [0, h / 2],
        [-w * 0.8, h * 0.45],
        [-w, 0],
        [-w * 0.8, -h * 0.44],
      ],
      [x, y],
      a,
    );
    solid(pl, o, { stipple: 20 });
    for (let i = 0; i < 150; i++) {
      const u = r.pm(0.92),
        v = r.pm(0.95);
      if (u * u + v ** 6 > 0.9) continue;
      const p = nth(place([[u * w, (v * h) / 2]], [x, y], a), 0);
      pl.line(u > 0 ? 'line' : 'fine', [p, [p[0] + 2, p[1] - 2]]);
    }
  }
  blade(pl, [320, 540], UP + 1.0, {
    L: 250,
    W: 118,
    tip: 0.08,
    nerves: 8,
    peak: 0.56,
    from: [300, 570],
    back: true,
  });
}
