import { describe, expect, it } from 'vitest';
import { frame, rowLayout } from './row-layout.ts';

const tree = (heightM: number, name = 'ulin') => ({ heightM, name });

describe('rowLayout', () => {
  it('gives each tree a place of its own, and one more that is empty', () => {
    const { xs, width } = rowLayout([tree(9.4), tree(0.5), tree(2.4)]);
    expect(xs).toHaveLength(4);
    for (let i = 1; i < xs.length; i++) expect((xs[i] ?? 0) - (xs[i - 1] ?? 0)).toBeGreaterThanOrEqual(84);
    expect(width).toBeGreaterThan(xs.at(-1) ?? 0);
  });

  it('keeps the tallest under the highest line', () => {
    const { unitsPerMetre, lines } = rowLayout([tree(9.4)]);
    expect(lines).toEqual([2, 4, 6, 8, 10]);
    expect(9.4 * unitsPerMetre).toBeLessThan(frame.ground - frame.top);
  });

  it('leaves room for long names', () => {
    const [a = 0, b = 0] = rowLayout([tree(1, 'tengkawang tungkul'), tree(1, 'tengkawang tungkul')]).xs;
    expect(b - a).toBeGreaterThan(130);
  });

  it('has a scale even before the first tree', () => {
    expect(rowLayout([]).xs).toHaveLength(1);
  });
});
