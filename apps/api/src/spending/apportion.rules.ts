/**
 * Divides whole rupiah by weight into whole rupiah that sum to the total: each part is rounded down, and what is left
 * goes to those that lost most, the first of equals first.
 */
export function apportion(total: number, weights: readonly number[]): number[] {
  const whole = weights.reduce((sum, weight) => sum + weight, 0);
  if (whole === 0) return weights.map(() => 0);
  const exact = weights.map((weight) => (total * weight) / whole);
  const parts = exact.map(Math.floor);
  const left = total - parts.reduce((sum, part) => sum + part, 0);
  const byLoss = exact
    .map((value, index) => ({ index, lost: value - Math.floor(value) }))
    .sort((one, other) => other.lost - one.lost || one.index - other.index);
  const raised = new Set(byLoss.slice(0, left).map(({ index }) => index));
  return parts.map((part, index) => (raised.has(index) ? part + 1 : part));
}
