export const periods = ['year', 'quarter', 'month'] as const;
export type Period = (typeof periods)[number];

/** Where an amount belongs: its calendar month in WIB, YYYY-MM. */
export type Monthly = { month: string };

/** The year, quarter or month that a calendar month belongs to: 2026, 2026-Q1, 2026-03. */
export function periodOf(month: string, period: Period): string {
  const [year = '', number = '1'] = month.split('-');
  if (period === 'year') return year;
  return period === 'month' ? month : `${year}-Q${Math.ceil(Number(number) / 3)}`;
}

/** `2026-Q3` in its parts; what a coarser period does not have is null. */
export function partsOfPeriod(period: string): {
  year: number;
  quarter: number | null;
  month: number | null;
} {
  const [year = '', part] = period.split('-');
  if (part === undefined) return { year: Number(year), quarter: null, month: null };
  if (part.startsWith('Q')) return { year: Number(year), quarter: Number(part.slice(1)), month: null };
  return { year: Number(year), quarter: Math.ceil(Number(part) / 3), month: Number(part) };
}

/** Sums monthly amounts into periods, latest first; entries of one period and `label` become one. */
export function rollUp<T extends Monthly & { amount: number; count: number }>(
  entries: readonly T[],
  period: Period,
  label: (entry: T) => string,
): (T & { period: string })[] {
  const sums = new Map<string, T & { period: string }>();
  for (const entry of entries) {
    const at = periodOf(entry.month, period);
    const key = `${at} ${label(entry)}`;
    const sum = sums.get(key);
    sums.set(
      key,
      sum
        ? { ...sum, amount: sum.amount + entry.amount, count: sum.count + entry.count }
        : { ...entry, period: at },
    );
  }
  return [...sums.entries()]
    .sort(([one, a], [other, b]) => b.period.localeCompare(a.period) || one.localeCompare(other))
    .map(([, sum]) => sum);
}
