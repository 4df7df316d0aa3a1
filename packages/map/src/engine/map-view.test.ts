import { expect, it } from 'vitest';
import { boundsOf, contains, holds, nearestTo, overlap, readView, writeView } from './map-view.ts';

it('reads back the view that an address holds', () => {
  expect(writeView({ longitude: 111.620_04, latitude: -2.68, zoom: 12.504 })).toBe('111.62,-2.68,12.5');
  expect(readView('111.62,-2.68,12.5')).toEqual({ longitude: 111.62, latitude: -2.68, zoom: 12.5 });
});

it.each([null, '', '111,-2', '111,-2,,', '111,-2,99', '0,0,10', 'x,y,z', '111,-2,NaN', ' ,-2,10'])(
  'takes no view from %j',
  (text) => expect(readView(text)).toBeUndefined(),
);

it('knows what lies inside and what overlaps', () => {
  expect(contains([0, 0, 2, 2], { longitude: 1, latitude: 2 })).toBe(true);
  expect(contains([0, 0, 2, 2], { longitude: 1, latitude: 3 })).toBe(false);
  expect(overlap([0, 0, 2, 2], [1, 1, 3, 3])).toBe(true);
  expect(overlap([0, 0, 2, 2], [2.5, 0, 3, 3])).toBe(false);
});

it('finds the nearest of some bounds, and whether they are in view', () => {
  const near = [1, 1, 2, 2] as const;
  expect(nearestTo({ longitude: 0, latitude: 0 }, [[5, 5, 6, 6], near])).toBe(near);
  expect(nearestTo({ longitude: 0, latitude: 0 }, [])).toBeUndefined();
  expect(holds([0, 0, 3, 3], near)).toBe(true);
  expect(holds([0, 0, 1.5, 3], near)).toBe(false);
});

it('draws bounds around points', () => {
  expect(boundsOf([])).toBeUndefined();
  expect(
    boundsOf([
      { longitude: 111, latitude: -2 },
      { longitude: 110, latitude: -1 },
    ]),
  ).toEqual([110, -2, 111, -1]);
});
