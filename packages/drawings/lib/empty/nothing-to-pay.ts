import { ring, solid } from '../form.ts';
import { type Line, mix, type Plate } from '../pen.ts';
import { ground, seedling } from './scene.ts';

export function nothingToPay(pl: Plate) {
  ground(pl, 110, 390, 312);
  const o: Line = [
    [150, 178],
    [350, 178],
    [338, 250],
    [316, 310],
    [250, 322],
    [184, 310],
    [162, 250],
  ];
  solid(pl, o, { stipple: 0 });
  for (let j = 0; j < 7; j++)
    for (let i = 0; i < 13; i++) {
      const y = 192 + j * 17,
        w = 96 - j * 5 - (j > 4 ? (j - 4) * 6 : 0),
        x = 250 + ((i + (j & 1) * 0.5) / 6.5 - 1) * w;
      if (Math.abs(x - 250) > w) continue;
      pl.line(x > 270 ? 'fine' : 'hair', [
        [x - 5, y + 6],
        [x + 5, y - 5],
      ]);
      if (j % 2)
        pl.line('hair', [
          [x - 5, y - 4],
          [x + 4, y + 5],
        ]);
    }
  pl.sheet();
  const rim: Line = [
    [142, 176],
    [190, 162],
    [250, 158],
    [310, 162],
    [358, 176],
    [310, 190],
    [250, 194],
    [190, 190],
  ];
  pl.shape('paper', rim);
  ring(pl, rim, 2);
  pl.shape(
    'fine',
    rim.map((p) => mix([250, 176], p, 0.9)),
  );
  for (const sd of [-1, 1])
    pl.brush(
      [
        [250 + sd * 96, 172],
        [250 + sd * 92, 84],
        [250 + sd * 40, 34],
        [250, 30],
      ],
      (_t) => 3,
      'ink',
      7,
    );
  pl.sheet();
  seedling(pl, 250, 178, 96);
}
