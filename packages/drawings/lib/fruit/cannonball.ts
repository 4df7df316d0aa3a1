import { ellipse, solid, stem } from '../form.ts';
import { type Plate, type Point, place, polar } from '../pen.ts';

export function cannonball(pl: Plate) {
  stem(pl, 150, 20, 220, 106, 12);
  solid(pl, ellipse([220, 250], 158, 150, 0, 11), { stipple: 90, hatch: 22 });
  pl.curve('fine', [
    [214, 104],
    [150, 230],
    [196, 396],
  ]);
  pl.curve('fine', [
    [226, 104],
    [300, 210],
    [270, 388],
  ]);
  for (const [x, y, a] of [
    [196, 510, 0.2],
    [330, 500, 1.6],
  ] as const) {
    pl.sheet();
    solid(
      pl,
      place(
        [
          [-66, 20],
          [-30, -52],
          [40, -58],
          [74, 10],
          [10, 62],
        ],
        [x, y],
        a,
      ),
      { tint: 'leaf', stipple: 22 },
    );
    pl.curve(
      'fine',
      place(
        [
          [-60, 18],
          [0, 10],
          [66, 6],
        ],
        [x, y],
        a,
      ),
    );
  }
  pl.sheet();
  const C: Point = [450, 330],
    o = ellipse(C, 112, 108, 0, 10);
  solid(pl, o, { tint: 'clay', stipple: 0, lit: false });
  pl.shape('paper', ellipse(C, 92, 88));
  pl.shape('fine', ellipse(C, 92, 88));
  for (let i = 0; i < 5; i++) {
    const a = i * 1.256 + 0.3,
      c = polar(C, a, 50, 48);
    pl.sheet();
    solid(
      pl,
      place(
        [
          [-30, -16],
          [0, -34],
          [30, -16],
          [24, 26],
          [-24, 26],
        ],
        c,
        a + 1.57,
      ),
      { tint: 'leaf', stipple: 7, w: 1.6 },
    );
  }
}
