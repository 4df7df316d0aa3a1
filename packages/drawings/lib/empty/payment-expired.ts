import { blade } from '../blade.ts';
import { ring } from '../form.ts';
import { type Line, type Plate, tube } from '../pen.ts';
import { ground } from './scene.ts';

export function paymentExpired(pl: Plate) {
  const r = pl.r;
  ground(pl, 120, 380, 318);
  for (const y of [66, 300]) {
    tube(
      pl,
      [
        [176, y],
        [250, y + 2],
        [324, y],
      ],
      18,
      18,
      { hatch: 0.8, tint: true, close: true },
    );
    pl.line('fine', [
      [176, y - 9],
      [176, y + 9],
    ]);
  }
  for (const x of [188, 312])
    tube(
      pl,
      [
        [x, 290],
        [x + 2, 190],
        [x, 76],
      ],
      7,
      7,
      { hatch: 0.5 },
    );
  pl.sheet();
  const g: Line = [
    [206, 78],
    [294, 78],
    [290, 120],
    [258, 172],
    [256, 186],
    [258, 200],
    [290, 252],
    [294, 290],
    [206, 290],
    [210, 252],
    [242, 200],
    [244, 186],
    [242, 172],
    [210, 120],
  ];
  pl.shape('paper', g);
  ring(pl, g, 1.8, 30);
  pl.shape('clay', [
    [212, 288],
    [226, 262],
    [250, 250],
    [274, 262],
    [288, 288],
  ]);
  pl.curve('fine', [
    [212, 286],
    [226, 262],
    [250, 250],
    [274, 262],
    [288, 286],
  ]);
  for (let i = 0; i < 18; i++) {
    const x = r.in(222, 280),
      y = r.in(266, 284);
    pl.line('line', [
      [x, y],
      [x + 1, y],
    ]);
  }
  pl.curve('hair', [
    [222, 96],
    [224, 122],
    [242, 154],
  ]);
  for (const [x, y, a] of [
    [110, 302, 0.5],
    [384, 312, 2.6],
    [356, 330, 1.9],
  ] as const)
    blade(pl, [x, y], a - 1.6, { L: 66, W: 28, nerves: 6, tint: 'clay', bend: 0.25 });
}
