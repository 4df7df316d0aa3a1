import { expect, it } from 'vitest';
import { fraction, takeTurns } from './turns.rules.ts';

it('shows every list before any list twice', () => {
  expect(takeTurns([['a1', 'a2', 'a3'], ['b1'], ['c1', 'c2']], 5)).toEqual(['a1', 'b1', 'c1', 'a2', 'c2']);
});

it('rotates who begins', () => {
  expect(takeTurns([['a'], ['b'], ['c']], 2, 4)).toEqual(['b', 'c']);
});

it('takes what there is', () => {
  expect(takeTurns([], 3)).toEqual([]);
  expect(takeTurns([[], ['b']], 3)).toEqual(['b']);
});

it('spreads days evenly enough to be fair', () => {
  const values = Array.from({ length: 1_000 }, (_, day) => fraction(`2026-${day}`));
  expect(Math.min(...values)).toBeGreaterThanOrEqual(0);
  expect(Math.max(...values)).toBeLessThan(1);
  expect(values.reduce((sum, value) => sum + value, 0) / 1_000).toBeCloseTo(0.5, 1);
});
