import { solid, UP } from '../form.ts';
import { nth, type Plate, place, polar, resample, smooth } from '../pen.ts';

export function dacrydium(pl: Plate) {
  for (const [pts, tip] of [
    [
      [
        [90, 590],
        [150, 430],
        [210, 300],
        [250, 190],
      ],
      1,
    ],
    [
      [
        [300, 590],
        [330, 470],
        [380, 360],
        [420, 280],
      ],
      1,
    ],
    [
      [
        [470, 590],
        [490, 530],
        [520, 470],
        [530, 420],
      ],
      0.7,
    ],
  ] as const) {
    const c = resample(smooth(pts), 30);
    pl.brush(pts, 3);
    for (let i = 2; i < 30; i++) {
      const a = Math.atan2(nth(c, i)[1] - nth(c, i - 1)[1], nth(c, i)[0] - nth(c, i - 1)[0]);
      for (const sd of [-1, 1]) {
        const d = a + sd * 0.62;
        pl.arcs(i % 3 ? 'fine' : 'line', [
          nth(c, i),
          polar(nth(c, i), d + sd * 0.3, 20),
          polar(polar(nth(c, i), d, 30), a, 5),
        ]);
      }
    }
    const e = nth(c, 30),
      k = 42 * tip,
      a = Math.atan2(e[1] - nth(c, 28)[1], e[0] - nth(c, 28)[0]) - UP;
    pl.sheet();
    solid(
      pl,
      place(
        [
          [-k * 0.7, -k * 0.1],
          [-k * 0.5, k * 0.5],
          [0, k * 0.7],
          [k * 0.5, k * 0.5],
          [k * 0.7, -k * 0.1],
          [0, k * 0.1],
        ],
        e,
        a,
      ),
      { tint: 'leaf', stipple: 8 },
    );
    solid(
      pl,
      place(
        [
          [0, -k * 1.75],
          [k * 0.44, -k * 1.1],
          [k * 0.5, -k * 0.3],
          [0, k * 0.1],
          [-k * 0.5, -k * 0.3],
          [-k * 0.44, -k * 1.1],
        ],
        e,
        a,
      ),
      { tint: 'clay', stipple: 26, hatch: 8 },
    );
    pl.curve(
      'fine',
      place(
        [
          [-k * 0.66, -k * 0.1],
          [0, k * 0.2],
          [k * 0.66, -k * 0.1],
        ],
        e,
        a,
      ),
    );
  }
}
