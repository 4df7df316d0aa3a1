import { describe, expect, it } from 'vitest';
import { reachForHeight } from '../Sapling/sapling-paths.ts';
import { frames, gridHeights, growthScale, leafBreadths, writtenTicks } from './growth-scale.ts';

const day = 86_400_000;
const point = (days: number, heightM: number) => ({ at: days * day, heightM, value: '', tick: '' });

describe('gridHeights', () => {
  it.each([
    [2.41, [0, 0.5, 1, 1.5, 2, 2.5]],
    [0.48, [0, 0.1, 0.2, 0.3, 0.4, 0.5]],
    [9.4, [0, 2, 4, 6, 8, 10]],
    [40, [0, 10, 20, 30, 40]],
  ])('%f m', (tallest, lines) => {
    expect(gridHeights(tallest)).toEqual(lines);
  });
});

describe.each(Object.values(frames))('growthScale', (frame) => {
  it('runs from the first survey to the end of the next window', () => {
    const points = [point(0, 0.5), point(100, 1)];
    const { x, y } = growthScale(frame, points, { from: 150 * day, to: 200 * day });
    expect(x(0)).toBeLessThan(x(100 * day));
    expect(x(200 * day)).toBeLessThanOrEqual(frame.right);
    expect(y(0)).toBe(frame.ground);
    expect(y(1)).toBeGreaterThanOrEqual(frame.top);
  });

  it('puts a single survey in the middle', () => {
    const { x } = growthScale(frame, [point(5, 1)], undefined);
    expect(x(5 * day)).toBeGreaterThan(frame.width * 0.4);
    expect(x(5 * day)).toBeLessThan(frame.width * 0.6);
  });
});

it('lets the leaves of a tree touch neither the tree beside it nor the window of the next survey', () => {
  const next = { from: 780 * day, to: 870 * day };
  const points = [point(0, 0.5), point(500, 1.5), point(600, 2), point(690, 2.4)];
  const scale = growthScale(frames.narrow, points, next);
  const reaches = leafBreadths(points, scale, next).map(
    (breadth, i) => breadth * (points[i]?.heightM ?? 0) * scale.unitsPerMetre * reachForHeight,
  );
  const edges = points.flatMap(({ at }, i) => [
    scale.x(at) - (reaches[i] ?? 0),
    scale.x(at) + (reaches[i] ?? 0),
  ]);
  expect(edges).toEqual(edges.toSorted((a, b) => a - b));
  expect(edges.at(-1)).toBeLessThan(scale.x(next.from));
  // With room enough it has all of its breadth.
  expect(
    leafBreadths([point(0, 0.5)], growthScale(frames.wide, [point(0, 0.5)], undefined), undefined),
  ).toEqual([1]);
});

it('writes the latest date, and no two that would touch', () => {
  const points = [point(0, 1), point(10, 1), point(100, 1)];
  expect([...writtenTicks(points, (at) => at / day)].sort((a, b) => a - b)).toEqual([10 * day, 100 * day]);
});
