import { type Blade, blade } from '../blade.ts';
import { UP } from '../form.ts';
import { clamp, type Line, nth, type Plate, type Point, polar, resample, smooth, tube } from '../pen.ts';
import { whorl } from './whorl.ts';

export type SimpleLeaf = Omit<Blade, 'from' | 'stem'> & {
  nerves: number;
  arrange: 'alternate' | 'opposite' | 'whorl' | 'hanging';
  /** Whether some show their underside. */
  under?: boolean;
  stipule?: boolean;
  many?: boolean;
};
export function simple(pl: Plate, s: SimpleLeaf) {
  const k = Math.min(1, 300 / s.L),
    L = s.L * k,
    W = s.W * k,
    base = s;
  if (s.arrange === 'hanging') {
    tube(
      pl,
      [
        [40, 120],
        [180, 96],
        [340, 100],
        [560, 70],
      ],
      15,
      6,
      { hatch: 1, close: true },
    );
    (
      [
        [120, 108, 0.22, 0.86, 1],
        [212, 98, 0.1, 0.95, 0],
        [316, 98, -0.06, 1.1, 2],
        [412, 92, -0.14, 1, 1],
        [500, 80, -0.3, 0.86, 0],
      ] as const
    ).forEach(([x, y, d, f, m], i) => {
      blade(pl, [x - d * 30, y + 34], -UP + d, {
        ...base,
        L: L * f * 1.18,
        W: W * f * 1.12,
        from: [x, y + 4],
        full: m === 2,
        back: m === 0,
        tint: s.under && m === 1 ? 'clay' : 'leaf',
        bend: i % 2 ? 0.1 : -0.08,
        nerves: m === 2 ? s.nerves : Math.round(s.nerves * 0.7),
        faint: m !== 2 || s.faint === true,
      });
    });
    return;
  }
  if (s.arrange === 'whorl') return whorl(pl, { ...s, n: 6, L: L * 0.9 });
  const opp = s.arrange === 'opposite',
    straight: Line = opp
      ? [
          [300, 592],
          [296, 500],
          [302, 400],
          [300, 318],
        ]
      : [
          [236, 592],
          [258, 500],
          [286, 410],
          [300, 330],
        ],
    mir = pl.r.chance(0.5) ? -1 : 1,
    mirrored = (line: Line) => line.map(([x, y]): Point => [300 + (x - 300) * mir, y]),
    tw = mirrored(straight),
    sm = mirrored(resample(smooth(straight), 20)),
    T = (t: number) => nth(sm, Math.round(t * 20));
  const list: (readonly [t: number, turn: number, size: number, manner: number])[] = opp
    ? [
        [0.18, -1.25, 0.76, 1],
        [0.18, 1.2, 0.78, 0],
        [0.6, -0.98, 0.86, 0],
        [0.6, 0.92, 0.88, 1],
        [0.95, -0.42, 0.8, 0],
        [0.97, 0.2, 1.04, 2],
      ]
    : s.many
      ? [
          [0.08, 1.35, 0.8, 0],
          [0.24, -1.3, 0.86, 1],
          [0.42, 1.12, 0.92, 1],
          [0.58, -0.98, 0.92, 0],
          [0.76, 0.78, 0.94, 0],
          [0.88, -0.5, 0.9, 1],
          [1, 0.16, 1.08, 2],
        ]
      : [
          [0.16, 1.3, 0.78, 1],
          [0.36, -1.14, 0.88, 0],
          [0.62, 1.0, 0.86, 0],
          [0.8, -0.62, 0.84, 1],
          [1, 0.14, 1.04, 2],
        ];
  tube(pl, tw, 13, 6, { hatch: 0.8 });
  list.forEach(([t, d0, f0, m]) => {
    const d = (d0 + pl.r.pm(0.13)) * mir,
      f = f0 * pl.r.in(0.92, 1.06),
      p = T(clamp(t + (t < 0.95 ? pl.r.pm(0.03) : 0))),
      a = UP + d,
      b = polar(p, a, 14 + W * 0.1);
    const flip = m === 1 && s.under;
    blade(pl, b, a, {
      ...base,
      L: L * f,
      W: W * f,
      from: p,
      full: m === 2,
      back: m === 0,
      whole: flip === true || m === 0,
      tint: flip ? 'clay' : 'leaf',
      bend: (d < 0 ? -1 : 1) * (0.06 + Math.abs(d) * 0.1),
      left: d < -0.3 ? 0.72 : 1,
      right: d < -0.3 ? 1 : 0.78,
      shadeLeft: d < -0.3,
      nerves: m === 2 ? s.nerves : Math.round(s.nerves * (s.fine ? 0.55 : 0.75)),
    });
  });
  if (s.stipule) {
    const p = T(1);
    pl.brush(
      [
        [p[0] - 12, p[1] - 4],
        [p[0] - 18, p[1] - 34],
        [p[0] - 14, p[1] - 62],
      ],
      (t) => 6 * (1 - t) + 0.6,
      'ink',
      5,
    );
  }
}
