import { describe, expect, it } from 'vitest';
import { ringPaths } from './ring-paths.ts';

describe('ringPaths', () => {
  it('draws the same trunk for the same seed, and another for another', () => {
    expect(ringPaths('RB-2026-7Q4K-M82X', 12, 100)).toEqual(ringPaths('RB-2026-7Q4K-M82X', 12, 100));
    expect(ringPaths('RB-2026-7Q4K-M82X', 12, 100)).not.toEqual(ringPaths('RB-2026-7Q4K-M82Y', 12, 100));
  });

  it('keeps to the radius and closes every ring', () => {
    for (const { d } of ringPaths('seal', 14, 78)) {
      expect(d.endsWith('z')).toBe(true);
      for (const number of d.match(/-?\d+(\.\d+)?/g) ?? []) expect(Math.abs(Number(number))).toBeLessThan(90);
    }
  });

  it('has the bark as its thickest line, last', () => {
    const rings = ringPaths('seal', 9, 50);
    expect(rings).toHaveLength(9);
    expect(Math.max(...rings.map((ring) => ring.width))).toBe(rings.at(-1)?.width);
  });
});
