import { ring, solid } from '../form.ts';
import { type Line, nth, type Plate, polar, TAU } from '../pen.ts';

export function camphor(pl: Plate) {
  const r = pl.r;
  const o: Line = [
    [90, 150],
    [250, 90],
    [500, 130],
    [540, 300],
    [510, 470],
    [350, 520],
    [120, 480],
    [70, 320],
  ];
  solid(pl, o, { stipple: 0, shift: 0.1 });
  for (let i = 0; i < 20; i++) {
    const y = 150 + i * 18;
    pl.curve('hair', [
      [100 + r.in(0, 60), y + r.pm(5)],
      [280, y - 14 + r.pm(8)],
      [400 + r.in(0, 110), y + r.pm(8)],
    ]);
  }
  const cr: Line = [
    [150, 300],
    [250, 262],
    [380, 286],
    [470, 270],
    [450, 320],
    [340, 336],
    [240, 322],
  ];
  pl.sheet();
  pl.shape('pitch', cr);
  ring(pl, cr, 1.4);
  pl.sheet();
  for (let i = 0; i < 26; i++) {
    const x = r.in(170, 450),
      y = r.in(272, 330),
      R = r.in(9, 22),
      n = r.pick([4, 5, 6]),
      a = r() * 6,
      p = Array.from({ length: n }, (_, k) => polar([x, y], a + (k * TAU) / n, R * r.in(0.8, 1.1), R * 0.8));
    pl.poly('latex', p);
    pl.poly('fine', p);
    pl.line('hair', [nth(p, 0), [x, y], nth(p, 2)]);
    pl.line('hair', [[x, y], nth(p, Math.min(3, n - 1))]);
    if (i % 9 === 8) pl.sheet();
  }
  for (const [x, y] of [
    [230, 560],
    [300, 572],
    [370, 556],
  ] as const) {
    const p = [0, 1, 2, 3, 4].map((k) => polar([x, y], k * 1.256, 16, 13));
    pl.poly('paper', p);
    pl.poly('fine', p);
    pl.line('hair', [nth(p, 0), [x, y], nth(p, 2)]);
  }
}
