import { solid, stem } from '../form.ts';
import { type Line, mix, type Plate } from '../pen.ts';

export function ulin(pl: Plate) {
  stem(pl, 200, 16, 206, 96, 13);
  const o: Line = [
    [205, 84],
    [272, 110],
    [296, 230],
    [286, 380],
    [206, 440],
    [126, 380],
    [116, 230],
    [138, 110],
  ];
  solid(pl, o, { tint: 'leaf', stipple: 70, hatch: 22 });
  for (const d of [-0.5, 0.1, 0.6])
    pl.curve('hair', [
      [205 + d * 40, 110],
      [205 + d * 130, 250],
      [205 + d * 60, 410],
    ]);
  pl.sheet();
  const h: Line = [
    [440, 190],
    [498, 214],
    [520, 330],
    [510, 460],
    [440, 540],
    [370, 460],
    [360, 330],
    [382, 214],
  ];
  solid(pl, h, { tint: 'leaf', stipple: 0, lit: false });
  const st = h.map((p) => mix([440, 366], p, 0.8));
  solid(pl, st, { tint: 'clay', stipple: 26 });
  for (let i = 0; i < 9; i++) {
    const x = 384 + i * 14;
    pl.brush(
      [
        [x, 250 + Math.abs(i - 4) * 14],
        [x + 3, 366],
        [x, 492 - Math.abs(i - 4) * 16],
      ],
      (t) => 0.5 + (i % 2 ? 1.4 : 0.7) * Math.sin(Math.PI * t),
      'ink',
      4,
    );
  }
}
