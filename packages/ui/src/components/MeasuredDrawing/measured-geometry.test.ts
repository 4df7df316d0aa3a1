import { describe, expect, it } from 'vitest';
import { frame, measuredScale } from './measured-geometry.ts';

describe('measuredScale', () => {
  it('draws a young tree large, on squares of half a metre', () => {
    expect(measuredScale(2.41)).toMatchObject({ unitsPerMetre: 78, squareM: 0.5 });
  });

  it.each([0.3, 2.41, 9.4, 40, 75])('keeps a tree of %f m inside the frame', (heightM) => {
    const { unitsPerMetre, squareM, top } = measuredScale(heightM);
    expect(frame.ground - heightM * unitsPerMetre).toBeGreaterThan(top);
    expect(squareM * unitsPerMetre).toBeGreaterThan(20);
  });

  it('measures beside the crown of a grown tree', () => {
    const { heightX, left, unitsPerMetre } = measuredScale(34);
    expect(heightX).toBeLessThan(frame.tree - 34 * unitsPerMetre * 0.4);
    expect(left).toBeLessThan(heightX);
  });
});
