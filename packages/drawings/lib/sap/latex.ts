import { BARK } from '../bark/index.ts';
import { ellipse, solid } from '../form.ts';
import type { Line, Plate } from '../pen.ts';
import { drop } from './wound.ts';

export function latex(pl: Plate) {
  BARK.smooth(pl, {});
  pl.sheet();
  for (let i = 0; i < 4; i++)
    for (const sd of [-1, 1]) {
      const y = 150 + i * 56;
      pl.brush(
        [
          [300 + sd * 128, y - 66],
          [300 + sd * 60, y - 28],
          [300, y],
        ],
        (t) => 3 + 1.6 * t,
        'latex',
        4,
      );
      pl.brush(
        [
          [300 + sd * 130, y - 60],
          [300 + sd * 62, y - 20],
          [302, y + 8],
        ],
        2.2,
      );
      pl.line('fine', [
        [300 + sd * 128, y - 70],
        [300, y - 6],
      ]);
    }
  pl.sheet();
  const o: Line = [
    [293, 100],
    [307, 100],
    [309, 300],
    [308, 420],
    [300, 436],
    [292, 420],
    [291, 300],
  ];
  solid(pl, o, { tint: 'latex', lit: false, shift: 0, stipple: 0 });
  pl.sheet();
  solid(
    pl,
    [
      [214, 470],
      [386, 470],
      [372, 540],
      [340, 580],
      [260, 580],
      [228, 540],
    ],
    { stipple: 34, hatch: 10 },
  );
  pl.sheet();
  const rim = ellipse([300, 470], 88, 20, 0, 10);
  pl.shape('paper', rim);
  pl.shape('line', rim);
  pl.shape('latex', ellipse([300, 476], 66, 12, 0, 8));
  pl.shape('fine', ellipse([300, 476], 66, 12, 0, 8));
  drop(pl, 300, 456, 10, 'latex');
}
