// Seedlings in their bags.
import { blade } from '../blade.ts';
import { solid } from '../form.ts';
import { type Line, lerp, Plate, polar, TAU } from '../pen.ts';

const UP = -Math.PI / 2;
export function nursery(k: number) {
  const pl = new Plate(600, 600, 'other-nursery', 'Bibit di persemaian', 'nursery');
  pl.scale = k;
  const r = pl.r;
  for (const [x, y, s] of [
    [170, 520, 0.9],
    [400, 560, 1.15],
  ] as const) {
    pl.sheet();
    const w = 62 * s,
      h = 150 * s,
      o: Line = [
        [x - w, y - h],
        [x - w, y - h],
        [x + w, y - h],
        [x + w, y - h],
        [x + w * 1.04, y - h * 0.5],
        [x + w * 0.94, y],
        [x + w * 0.94, y],
        [x - w * 0.94, y],
        [x - w * 0.94, y],
        [x - w * 1.04, y - h * 0.5],
      ];
    solid(pl, o, { stipple: 0, shift: 0.12 });
    for (const u of [-0.5, 0.1, 0.45, 0.75])
      pl.curve('hair', [
        [x + u * w, y - h * 0.85],
        [x + u * w + r.pm(8), y - h * 0.45],
        [x + u * w * 0.9, y - 8],
      ]);
    for (let i = 0; i < 4; i++)
      pl.line('line', [
        [x - w * 0.6 + i * w * 0.4, y - 24],
        [x - w * 0.6 + i * w * 0.4 + 2, y - 23],
      ]);
    const rim = Array.from({ length: 8 }, (_, i) => polar([x, y - h], (i * TAU) / 8, w * 1.05, 15 * s));
    pl.shape('paper', rim);
    pl.shape('line', rim);
    for (let i = 0; i < 5; i++)
      pl.line('hair', [
        [x - w * 0.5 + i * w * 0.25, y - h - 3],
        [x - w * 0.4 + i * w * 0.25, y - h + 4],
      ]);
    pl.brush(
      [
        [x, y - h],
        [x + 4, y - h - 70 * s],
        [x - 2, y - h - 160 * s],
      ],
      (t) => lerp(3.4, 1.2, t),
      'ink',
      5,
    );
    for (const [t, d, L] of [
      [66, -1.05, 110],
      [94, 1.0, 118],
      [126, -0.66, 116],
      [160, 0.1, 136],
    ] as const)
      blade(pl, [x + d * 6, y - h - t * s], UP + d, {
        L: L * s,
        W: L * 0.44 * s,
        nerves: 4,
        tip: 0.14,
        stem: false,
        back: true,
        bend: d * 0.14,
        faint: true,
      });
  }
  return pl;
}
