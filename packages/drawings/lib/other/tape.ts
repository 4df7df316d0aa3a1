import { solid } from '../form.ts';
import { type Line, mix, nth, Plate, polar, resample, smooth, TAU, tube } from '../pen.ts';

export function tape(k: number) {
  const pl = new Plate(600, 600, 'other-tape', 'Mengukur keliling batang pada 1,3 m', 'tape');
  pl.scale = k;
  const r = pl.r;
  tube(
    pl,
    [
      [300, 592],
      [298, 400],
      [302, 200],
      [300, 10],
    ],
    250,
    226,
    { hatch: 0.9, tint: true, flare: 18 },
  );
  for (let i = 0; i < 34; i++) {
    const x = r.in(196, 412),
      y = r.in(30, 560),
      h = r.in(20, 70);
    if (Math.abs(y - 290) < 70 || (x < 230 && r.chance(0.6))) continue;
    pl.line(x > 320 ? 'fine' : 'hair', [
      [x, y],
      [x + r.pm(4), y + h],
    ]);
  }
  pl.sheet();
  const a: Line = [
      [176, 268],
      [300, 306],
      [424, 266],
    ],
    b: Line = [
      [176, 296],
      [300, 336],
      [424, 294],
    ];
  const A = smooth(a, 10),
    B = smooth(b, 10).reverse();
  pl.poly('paper', [...A, ...B]);
  pl.brush(A, 1.6);
  pl.brush([...B].reverse(), 2.2);
  const tA = resample(A, 24),
    tB = resample([...B].reverse(), 24);
  for (let i = 1; i < 24; i++)
    pl.line(i % 4 ? 'hair' : 'fine', [nth(tA, i), mix(nth(tA, i), nth(tB, i), i % 4 ? 0.4 : 0.7)]);
  pl.sheet();
  tube(
    pl,
    [
      [420, 282],
      [470, 300],
      [486, 360],
      [470, 420],
    ],
    22,
    22,
    { hatch: 0 },
  );
  solid(
    pl,
    Array.from({ length: 9 }, (_, i) => polar([470, 462], (i * TAU) / 9, 58)),
    { stipple: 22, hatch: 6 },
  );
  pl.shape(
    'fine',
    Array.from({ length: 8 }, (_, i) => polar([470, 462], (i * TAU) / 8, 40)),
  );
  pl.shape(
    'line',
    Array.from({ length: 7 }, (_, i) => polar([470, 462], (i * TAU) / 7, 10)),
  );
  pl.brush(
    [
      [150, 286],
      [176, 282],
    ],
    4,
    'ink',
    3,
  );
  return pl;
}
