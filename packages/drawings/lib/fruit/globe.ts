import { ellipse, solid, stalk } from '../form.ts';
import { type Plate, type Point, polar, TAU } from '../pen.ts';

/** A fleshy ball grown together of many small fruits; and one in half. */
export function globe(pl: Plate) {
  const ball = (c: Point, R: number) => {
    pl.sheet();
    solid(pl, ellipse(c, R, R, 0, 12), { tint: 'leaf', stipple: 40, hatch: 12 });
    for (let ring = 0; ring < 4; ring++)
      for (let i = 0; i < 5 + ring * 6; i++)
        pl.dot('fine', polar(c, (i * TAU) / (5 + ring * 6) + ring * 0.4, R * (0.16 + ring * 0.24)), 5);
  };
  stalk(
    pl,
    [
      [170, 10],
      [196, 90],
      [214, 156],
    ],
    12,
    10,
  );
  ball([220, 270], 122);
  pl.sheet();
  const c: Point = [420, 440];
  solid(pl, ellipse(c, 112, 112, 0, 12), { tint: 'leaf', stipple: 0 });
  for (const [share, tint] of [
    [0.84, 'paper'],
    [0.4, 'clay'],
  ] as const) {
    pl.shape(tint, ellipse(c, 112 * share, 112 * share, 0, 12));
    pl.shape('fine', ellipse(c, 112 * share, 112 * share, 0, 12));
  }
  for (let i = 0; i < 30; i++) {
    const a = (i * TAU) / 30;
    pl.line('hair', [polar(c, a, 52), polar(c, a, 90)]);
  }
}
