import { solid, stalk, stem } from '../form.ts';
import { type Line, type Plate, type Point, place, stretch } from '../pen.ts';

export function papery(pl: Plate) {
  stem(pl, 300, 14, 300, 110, 7);
  const one = (x: number, y: number, k: number, n: number, o: number) => {
    for (let i = 0; i < n; i++) {
      const a = -0.35 + o + (i - (n - 1) / 2) * (n === 3 ? 0.82 : 0.6),
        w = Math.max(34, 130 * Math.abs(Math.sin(a * 1.2))) * k,
        sd = a < 0 ? -1 : 1;
      pl.sheet();
      const half: Line = [
        [0, -120],
        [w * 0.6, -112],
        [w, -50],
        [w, 40],
        [w * 0.55, 112],
        [0, 124],
      ];
      const P = half.map((p): Point => [x + p[0] * k * sd * (1 / k), y + p[1] * k]);
      solid(pl, P, { tint: i % 2 ? 'leaf' : 'clay', stipple: 0, shift: 0.2 });
      for (let q = 0; q < 9; q++) {
        const v = q / 8 - 0.5;
        pl.curve('hair', [
          [x + sd * 8, y + v * 190 * k],
          [x + sd * w * 0.4, y + v * 196 * k + 3],
          [x + sd * w * (0.84 - 0.5 * v * v), y + v * 176 * k],
        ]);
      }
    }
    pl.sheet();
    solid(
      pl,
      place(
        stretch(
          [
            [0, -112],
            [13, -60],
            [15, 50],
            [0, 118],
            [-15, 50],
            [-13, -60],
          ],
          k,
        ),
        [x, y],
      ),
      { stipple: 16, w: 1.8 },
    );
  };
  one(300, 250, 1.12, 4, 0.36);
  stalk(
    pl,
    [
      [120, 330],
      [128, 380],
    ],
    5,
    4,
  );
  one(130, 470, 0.62, 3, 0.34);
  one(470, 480, 0.66, 3, 0.4);
}
