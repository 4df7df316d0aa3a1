import { solid } from '../form.ts';
import { type Line, lerp, type Plate } from '../pen.ts';

export function heartwood(pl: Plate) {
  const r = pl.r,
    o: Line = [
      [120, 60],
      [300, 30],
      [470, 80],
      [500, 300],
      [470, 540],
      [300, 575],
      [140, 540],
      [96, 300],
    ];
  solid(pl, o, { tint: 'clay', stipple: 0, shift: 0.05 });
  for (let i = 0; i < 24; i++) {
    const x = 130 + i * 15,
      b = Math.sin(i * 0.7) * 10;
    pl.curve('hair', [
      [x + 6, 76 + r.in(0, 40)],
      [x + b, 220],
      [x - b + 6, 380],
      [x, 520 - r.in(0, 50)],
    ]);
  }
  for (const pass of ['ink', 'pitch'] as const) {
    if (pass === 'pitch') pl.sheet();
    for (const [x, w, y0, y1] of [
      [240, 16, 110, 480],
      [300, 30, 70, 540],
      [352, 18, 150, 520],
      [404, 9, 200, 440],
      [196, 8, 220, 420],
    ] as const) {
      const q: Line = [
          [x, y0],
          [x + 12, lerp(y0, y1, 0.35)],
          [x - 10, lerp(y0, y1, 0.7)],
          [x + 4, y1],
        ],
        f = (t: number) => w * Math.sin(Math.PI * t) ** 0.8 * (0.75 + 0.25 * Math.sin(t * 17 + x));
      if (pass === 'ink') pl.brush(q, (t) => f(t) + 1.3, 'ink', 9);
      else pl.brush(q, f, 'pitch', 9);
    }
  }
  for (let i = 0; i < 30; i++) {
    const x = r.in(210, 400),
      y = r.in(120, 480);
    pl.line('fine', [
      [x, y],
      [x + r.pm(3), y + r.in(20, 60)],
    ]);
  }
}
