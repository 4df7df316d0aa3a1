import {
  clamp,
  type Line,
  lerp,
  nth,
  offset,
  type Paint,
  type Plate,
  type Point,
  polar,
  resample,
  smooth,
  tube,
} from '../pen.ts';

export function needle(pl: Plate) {
  const r = pl.r,
    shoot = (pts: Line, n: number, L: number, key: Paint) => {
      const c = resample(smooth(pts), n);
      for (let i = 1; i <= n; i++) {
        const a = Math.atan2(nth(c, i)[1] - nth(c, i - 1)[1], nth(c, i)[0] - nth(c, i - 1)[0]),
          l = L * (0.55 + 0.45 * Math.sin(Math.PI * clamp((i / n) * 0.9 + 0.1)));
        for (const sd of [-1, 1]) {
          const d = a + sd * (0.72 + r.pm(0.1)),
            e = polar(nth(c, i), d, l),
            m = polar(nth(c, i), d + sd * 0.3, l * 0.55);
          pl.arcs(key, [nth(c, i), m, polar(e, a, 3)]);
        }
      }
      pl.brush(pts, (t) => lerp(2.2, 0.8, t), 'ink', 5);
    };
  for (const [pts, w] of [
    [
      [
        [290, 594],
        [296, 450],
        [310, 300],
        [330, 120],
      ],
      8,
    ],
    [
      [
        [296, 470],
        [230, 380],
        [170, 300],
        [130, 210],
      ],
      6,
    ],
    [
      [
        [300, 430],
        [370, 350],
        [430, 290],
        [480, 220],
      ],
      6,
    ],
  ] as const)
    tube(pl, pts, w, 3, { hatch: 0 });
  const S = [
    [
      [330, 180],
      [334, 110],
      [350, 40],
    ],
    [
      [322, 240],
      [290, 180],
      [270, 110],
    ],
    [
      [326, 220],
      [370, 160],
      [392, 90],
    ],
    [
      [170, 300],
      [140, 230],
      [128, 150],
    ],
    [
      [200, 340],
      [150, 310],
      [90, 290],
    ],
    [
      [190, 330],
      [196, 260],
      [206, 190],
    ],
    [
      [430, 290],
      [470, 230],
      [494, 160],
    ],
    [
      [400, 325],
      [470, 310],
      [530, 280],
    ],
    [
      [400, 320],
      [410, 260],
      [430, 200],
    ],
    [
      [240, 400],
      [180, 400],
      [110, 420],
    ],
    [
      [350, 372],
      [420, 392],
      [500, 400],
    ],
    [
      [304, 350],
      [250, 300],
      [236, 250],
    ],
  ] as const;
  for (const q of S) {
    const c = resample(smooth(q), 5),
      w = (t: number) => 15 * Math.sin(Math.PI * clamp(0.1 + t * 0.8));
    pl.shape(
      'leaf',
      [...offset(c, w), ...offset(c, (t) => -w(t)).reverse()].map((p): Point => [p[0] + 5, p[1] + 5]),
    );
  }
  pl.sheet();
  for (const p of S) shoot(p, 10, 21, r.chance(0.3) ? 'line' : 'fine');
}
