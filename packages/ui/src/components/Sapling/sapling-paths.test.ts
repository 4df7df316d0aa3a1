import { describe, expect, it } from 'vitest';
import { leavesAt, saplingPaths } from './sapling-paths.ts';

describe('saplingPaths', () => {
  it('stands on the ground and is as high as it was measured, within a tenth', () => {
    const { stem, leaves, twigs } = saplingPaths(200, 'KB-KM-2024-000217', 9);
    const heights = (d: string) => [...d.matchAll(/-?[\d.]+ (-?[\d.]+)/g)].map((match) => Number(match[1]));
    const ys = heights(leaves);
    expect(Math.min(...heights(twigs))).toBeCloseTo(Math.min(...ys), 0);
    expect(stem.startsWith('M0 0')).toBe(true);
    expect(-Math.min(...ys)).toBeGreaterThan(180);
    expect(-Math.min(...ys)).toBeLessThan(220);
  });

  it('keeps its shape for the same seed', () => {
    expect(saplingPaths(80, 'a', 5)).toEqual(saplingPaths(80, 'a', 5));
    expect(saplingPaths(80, 'a', 5)).not.toEqual(saplingPaths(80, 'b', 5));
  });
});

it('grows leaves with height, up to a full stem', () => {
  expect([0.3, 0.48, 1.36, 2.41, 9].map(leavesAt)).toEqual([4, 5, 7, 11, 11]);
});
