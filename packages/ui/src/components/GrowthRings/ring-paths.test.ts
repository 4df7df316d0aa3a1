import { describe, expect, it } from 'vitest';
import { ringPaths } from './ring-paths.ts';

describe('ringPaths', () => {
  it('draws the same trunk for the same seed, and another for another', () => {
    expect(ringPaths('RB-2026-7Q4K-M82X', 12, 100)).toEqual(ringPaths('RB-2026-7Q4K-M82X', 12, 100));
    expect(ringPaths('RB-2026-7Q4K-M82X', 12, 100)).not.toEqual(ringPaths('RB-2026-7Q4K-M82Y', 12, 100));
  });

  it.each([10, 1])('keeps to the radius and closes every ring, at %d steps a unit', (fineness) => {
    for (const { d } of ringPaths('seal', 14, 78, fineness)) {
      const [, start = '', ways = ''] = /^M(.+)q(.+)z$/.exec(d) ?? [];
      const numbersIn = (text: string) => (text.match(/-?(?:\d+(?:\.\d+)?|\.\d+)/g) ?? []).map(Number);
      const [x = Number.NaN, y = Number.NaN] = numbersIn(start);
      const steps = numbersIn(ways);
      const place = { x, y };
      for (let i = 0; i < steps.length; i += 4) {
        place.x += steps[i + 2] ?? Number.NaN;
        place.y += steps[i + 3] ?? Number.NaN;
        expect(Math.hypot(place.x, place.y)).toBeLessThan(90);
      }
      expect(place.x).toBeCloseTo(x);
      expect(place.y).toBeCloseTo(y);
    }
  });

  it('has the bark as its thickest line, last', () => {
    const rings = ringPaths('seal', 9, 50);
    expect(rings).toHaveLength(9);
    expect(Math.max(...rings.map((ring) => ring.width))).toBe(rings.at(-1)?.width);
  });
});
