import { expect, it } from 'vitest';
import { placeLayout, stage } from './place-layout.ts';

const trees = (...heights: number[]) => heights.map((heightM) => ({ heightM }));

it('draws every tree inside the drawing, at one scale', () => {
  const { unitsPerMetre, placed } = placeLayout({ heightM: 6.8 }, trees(3, 24, 1));
  expect(unitsPerMetre * 24).toBeLessThanOrEqual(stage.ground);
  expect(placed.map(({ x }) => x)).toEqual([430, 730, 338]);
});

it('leaves out whom there is no room for', () => {
  const { placed } = placeLayout({ heightM: 2 }, trees(...Array<number>(30).fill(2)));
  expect(placed).toHaveLength(10);
});
