import { expect, it } from 'vitest';
import { shelfScale, stage } from './shelf-scale.ts';

it.each([
  [0.4, { unitsPerMetre: 50, bandM: 1, bands: 1 }],
  [3.3, { unitsPerMetre: 50, bandM: 1, bands: 4 }],
  [3.4, { unitsPerMetre: 21, bandM: 1, bands: 4 }],
  [10, { unitsPerMetre: 21, bandM: 1, bands: 10 }],
  [12, { unitsPerMetre: 8.4, bandM: 5, bands: 3 }],
  [24, { unitsPerMetre: 8.4, bandM: 5, bands: 5 }],
])('draws a tree of %s m in its window', (heightM, scale) => {
  expect(shelfScale(heightM)).toEqual(scale);
});

it('keeps every tree and its pole inside the drawing', () => {
  for (let heightM = 0.1; heightM < 60; heightM += 0.1) {
    const { unitsPerMetre, bandM, bands } = shelfScale(heightM);
    expect(Math.max(heightM, bands * bandM) * unitsPerMetre).toBeLessThanOrEqual(stage.ground);
  }
});
