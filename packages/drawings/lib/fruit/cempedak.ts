import { ellipse, solid, stem } from '../form.ts';
import { type Line, type Plate, type Point, place, polar, TAU } from '../pen.ts';

export function cempedak(pl: Plate) {
  stem(pl, 190, 8, 210, 70, 18);
  const C: Point = [220, 310],
    rx = 126,
    ry = 244;
  const o: Line = [
    [215, 62],
    [290, 80],
    [336, 170],
    [348, 320],
    [326, 470],
    [262, 556],
    [186, 556],
    [116, 470],
    [92, 320],
    [104, 170],
    [146, 80],
  ];
  solid(pl, o, { stipple: 0, hatch: 0 });
  for (let j = -8; j <= 8; j++)
    for (let i = -4; i <= 4; i++) {
      const u = (i + (j & 1) * 0.5) / 4.2,
        v = j / 8.6;
      if (u * u + v * v * 0.96 > 0.93) continue;
      const x = C[0] + ((rx * Math.sin(u * 1.35)) / 0.976) * Math.sqrt(1 - v * v * 0.35),
        y = C[1] + ry * v,
        s = 13 * Math.cos(u * 1.2) + 1;
      pl.line(u + v * 0.6 > 0.15 ? 'line' : 'fine', [
        [x - s, y + 6],
        [x, y - 5],
        [x + s, y + 6],
      ]);
      if (u > 0.1)
        pl.line('hair', [
          [x + s * 0.2, y + 2],
          [x + s * 0.7, y + 9],
        ]);
    }
  pl.sheet();
  const cut = ellipse([458, 380], 104, 128, 0, 10);
  solid(pl, cut, { tint: 'clay', stipple: 0, lit: false });
  pl.shape('paper', ellipse([458, 380], 90, 114));
  pl.shape('fine', ellipse([458, 380], 90, 114));
  for (let i = 0; i < 8; i++) {
    const a = (i / 8) * TAU,
      c = polar([458, 380], a, 56, 76);
    solid(
      pl,
      place(
        [
          [0, -28],
          [17, -4],
          [14, 24],
          [0, 32],
          [-14, 24],
          [-17, -4],
        ],
        c,
        a + 1.57,
      ),
      { tint: 'leaf', stipple: 5, w: 1.3 },
    );
  }
  pl.shape('fine', ellipse([458, 380], 16, 28));
}
