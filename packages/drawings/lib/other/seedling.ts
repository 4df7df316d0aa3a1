// The young plant with its stake.
import { blade } from '../blade.ts';
import { type Line, nth, Plate, type Point, polar, resample, smooth, TAU, tube } from '../pen.ts';
import { fern, sedge } from '../tree/ground.ts';

const UP = -Math.PI / 2;
export function seedling(k: number) {
  const pl = new Plate(800, 1000, 'habit-seedling-tree', 'Bibit muda dengan ajir', 'seedling');
  pl.scale = k;
  pl.q = 2;
  const r = pl.r,
    y = 880;
  for (let i = 0; i < 40; i++) {
    const a = r() * TAU,
      d = r.in(0.5, 1),
      p: Point = [400 + Math.cos(a) * 230 * d, y + 20 + Math.sin(a) * 46 * d],
      L = r.in(14, 44);
    pl.line(r.chance(0.3) ? 'fine' : 'hair', [p, [p[0] + L, p[1] + r.pm(5)]]);
  }
  tube(
    pl,
    [
      [520, 912],
      [516, 600],
      [522, 330],
      [518, 190],
    ],
    26,
    22,
    { hatch: 1, tint: true, close: true },
  );
  for (const q of [330, 520, 700]) {
    pl.brush(
      [
        [506, q],
        [520, q + 5],
        [534, q],
      ],
      1.8,
    );
    pl.curve('hair', [
      [506, q + 8],
      [520, q + 13],
      [533, q + 8],
    ]);
  }
  pl.sheet();
  const tag: Line = [
    [540, 300],
    [668, 316],
    [660, 420],
    [534, 402],
  ];
  pl.poly('paper', tag);
  pl.poly('clay', [
    [604, 308],
    [668, 316],
    [660, 420],
    [596, 411],
  ]);
  pl.poly('line', tag);
  pl.dot('paper', [554, 350], 6);
  pl.dot('fine', [554, 350], 6);
  pl.brush(
    [
      [554, 350],
      [536, 342],
      [524, 352],
    ],
    1.4,
  );
  for (let i = 0; i < 3; i++)
    pl.line('hair', [
      [574, 344 + i * 20],
      [644 - i * 14, 352 + i * 20],
    ]);
  pl.sheet();
  tube(
    pl,
    [
      [390, 905],
      [396, 760],
      [380, 600],
      [396, 430],
      [392, 330],
    ],
    17,
    7,
    { hatch: 0.9 },
  );
  const list = [
      [0.28, 1.2, 210],
      [0.36, -1.25, 230],
      [0.52, 1.05, 235],
      [0.6, -0.98, 260],
      [0.74, 0.86, 250],
      [0.82, -0.72, 255],
      [0.93, 0.5, 220],
      [1, -0.06, 270],
    ] as const,
    c = resample(
      smooth([
        [390, 905],
        [396, 760],
        [380, 600],
        [396, 430],
        [392, 330],
      ]),
      50,
    );
  list.forEach(([t, d, L], i) => {
    const p = nth(c, Math.round(t * 50)),
      b = polar(p, UP + d, 24);
    blade(pl, b, UP + d, {
      L,
      W: L * 0.44,
      tip: 0.14,
      nerves: i === 7 ? 12 : 8,
      from: p,
      full: i === 7 || i === 5,
      back: i % 3 === 0,
      bend: d * 0.16,
      left: d < 0 ? 0.76 : 1,
      right: d < 0 ? 1 : 0.8,
      shadeLeft: d < 0,
    });
  });
  pl.sheet();
  pl.curve('line', [
    [512, 560],
    [450, 546],
    [386, 566],
    [376, 580],
    [392, 590],
    [450, 570],
    [514, 574],
  ]);
  pl.curve('fine', [
    [512, 566],
    [450, 554],
    [398, 574],
  ]);
  for (let i = 0; i < 5; i++) fern(pl, 400 + (i - 2) * 150 + r.pm(30), 930 + r.pm(16), r.in(26, 46));
  for (let i = 0; i < 3; i++) sedge(pl, r.chance(0.5) ? r.in(90, 220) : r.in(600, 720), 926, r.in(40, 70));
  return pl;
}
