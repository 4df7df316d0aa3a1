import { blade } from '../blade.ts';
import { lerp, mix, nth, type Plate, type Point, polar, tube } from '../pen.ts';

const UP = -Math.PI / 2;

export function offline(pl: Plate) {
  for (const [sd, pts] of [
    [
      -1,
      [
        [20, 70],
        [90, 130],
        [160, 190],
        [206, 176],
      ],
    ],
    [
      1,
      [
        [480, 90],
        [410, 160],
        [340, 214],
        [292, 182],
      ],
    ],
  ] as const) {
    tube(pl, pts, 17, 11, { hatch: 1, tint: true, close: true });
    for (let i = 0; i < 3; i++) {
      const p = nth<Point>(pts, i),
        q = nth<Point>(pts, i + 1),
        b = mix(p, q, 0.5);
      blade(pl, b, UP + sd * (0.5 + i * 0.3), {
        L: 72,
        W: 30,
        nerves: 5,
        bend: sd * 0.1,
        back: i % 2 === 0,
        stem: false,
      });
      blade(pl, b, Math.PI / 2 - sd * 0.3, { L: 62, W: 24, nerves: 5, stem: false, back: i % 2 === 1 });
    }
  }
  for (let i = 0; i < 5; i++) {
    const a = (i - 2) * 0.5;
    pl.brush(
      [[206, 176], polar([206, 176], a * 0.5, 22), polar([206, 176], a, 34)],
      (t) => lerp(1.8, 0.4, t),
      'ink',
      3,
    );
    pl.brush(
      [[292, 182], polar([292, 182], Math.PI + a * 0.5, 20), polar([292, 182], Math.PI + a, 32)],
      (t) => lerp(1.8, 0.4, t),
      'ink',
      3,
    );
  }
  for (const [x, y] of [
    [244, 228],
    [254, 268],
    [238, 300],
  ] as const)
    pl.line('line', [
      [x, y],
      [x + 3, y + 7],
    ]);
}
