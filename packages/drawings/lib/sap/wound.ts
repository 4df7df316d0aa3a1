// A cut in the bark and what drops from it.

import { ring, solid } from '../form.ts';
import type { Line, Plate, Tint } from '../pen.ts';
export const drop = (pl: Plate, x: number, y: number, R: number, key: Tint = 'paper') => {
  pl.sheet();
  const o: Line = [
    [x, y - R * 1.9],
    [x + R * 0.5, y - R * 0.6],
    [x + R, y + R * 0.2],
    [x + R * 0.55, y + R],
    [x - R * 0.55, y + R],
    [x - R, y + R * 0.2],
    [x - R * 0.5, y - R * 0.6],
  ];
  if (key === 'pitch') {
    pl.shape('pitch', o);
    ring(pl, o, 1.2);
  } else {
    solid(pl, o, { tint: key === 'paper' ? null : key, stipple: 6, w: 1.8 });
    pl.curve('fine', [
      [x - R * 0.5, y + R * 0.1],
      [x - R * 0.4, y + R * 0.55],
      [x, y + R * 0.7],
    ]);
  }
};
export const cut = (pl: Plate) => {
  const o: Line = [
    [170, 190],
    [300, 150],
    [430, 190],
    [440, 250],
    [300, 290],
    [160, 250],
  ];
  pl.sheet();
  pl.shape('paper', o);
  pl.shape('line', o);
  for (let i = 0; i < 9; i++)
    pl.curve('hair', [
      [184 + i * 3, 214 + i * 5],
      [300, 176 + i * 11],
      [418 - i * 3, 212 + i * 5],
    ]);
  return o;
};
