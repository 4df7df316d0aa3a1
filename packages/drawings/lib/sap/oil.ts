import { BARK } from '../bark/index.ts';
import { ring, solid } from '../form.ts';
import type { Line, Plate } from '../pen.ts';
import { drop } from './wound.ts';

export function oil(pl: Plate) {
  BARK.lenticels(pl, {});
  pl.sheet();
  const o: Line = [
    [190, 220],
    [300, 150],
    [410, 220],
    [426, 360],
    [300, 420],
    [174, 360],
  ];
  pl.shape('pitch', o);
  pl.sheet();
  pl.shape('clay', [
    [196, 340],
    [300, 318],
    [404, 340],
    [396, 376],
    [300, 408],
    [204, 376],
  ]);
  for (let i = 0; i < 4; i++)
    pl.curve('fine', [
      [226 + i * 10, 352 + i * 8],
      [300, 342 + i * 12],
      [376 - i * 10, 352 + i * 8],
    ]);
  pl.sheet();
  for (let i = 0; i < 13; i++)
    pl.brush(
      [
        [206 + i * 15.6, 222 - Math.sin((i / 12) * 3.14) * 46],
        [204 + i * 16, 268 - Math.sin((i / 12) * 3.14) * 40],
      ],
      1.5,
      'clay',
      3,
    );
  ring(pl, o, 3);
  solid(
    pl,
    [
      [288, 404],
      [312, 404],
      [308, 450],
      [314, 500],
      [300, 516],
      [286, 500],
      [292, 450],
    ],
    { stipple: 8 },
  );
  drop(pl, 300, 560, 13, 'clay');
}
