import { ellipse, solid, stalk } from '../form.ts';
import { type Plate, type Point, place } from '../pen.ts';

export function cone(pl: Plate) {
  const C: Point = [262, 320],
    R = 172;
  stalk(
    pl,
    [
      [250, 600],
      [256, 540],
      [262, 480],
    ],
    22,
    18,
  );
  solid(pl, ellipse(C, R * 0.92, R, 0, 12), { stipple: 0, hatch: 0 });
  for (let j = -6; j <= 6; j++)
    for (let i = -6; i <= 6; i++) {
      const u = (i + (j & 1) * 0.5) / 5.4,
        v = j / 5.6;
      if (Math.hypot(u, v) > 0.97) continue;
      const x = C[0] + ((R * 0.92 * Math.sin(u * 1.35)) / Math.sin(1.35)) * Math.sqrt(1 - v * v * 0.82),
        y = C[1] + (R * Math.sin(v * 1.35)) / Math.sin(1.35),
        w = 26 * Math.cos(u * 1.25) * (1 - 0.3 * v * v),
        h = 17 * Math.cos(v * 1.15) + 2;
      pl.curve(u + v > 0.1 ? 'line' : 'fine', [
        [x - w, y - h * 0.1],
        [x - w * 0.5, y + h * 0.95],
        [x + w * 0.5, y + h * 0.95],
        [x + w, y - h * 0.1],
      ]);
      if (u + v > 0.2) {
        pl.line('hair', [
          [x - w * 0.2, y + h * 0.9],
          [x, y + h * 0.2],
        ]);
        pl.line('hair', [
          [x + w * 0.25, y + h * 0.85],
          [x + w * 0.4, y + h * 0.2],
        ]);
      }
    }
  pl.sheet();
  const f = place(
    [
      [0, 70],
      [-48, 10],
      [-44, -40],
      [0, -52],
      [44, -40],
      [48, 10],
    ],
    [490, 250],
  );
  solid(pl, f, { stipple: 16 });
  pl.shape('line', ellipse([486, 250], 14, 30));
  pl.sheet();
  const wv = place(
    [
      [0, 0],
      [60, -40],
      [92, 6],
      [60, 34],
      [14, 26],
    ],
    [478, 430],
  );
  solid(pl, wv, { tint: 'leaf', stipple: 0 });
  solid(pl, ellipse([474, 440], 17, 32, 0.3), { stipple: 10 });
  for (let i = 0; i < 5; i++)
    pl.curve('hair', [
      [490, 434],
      [515, 418 + i * 8],
      [556, 410 + i * 10],
    ]);
}
