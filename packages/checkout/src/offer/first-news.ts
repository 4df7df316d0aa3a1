export interface Window {
  /** Days, YYYY-MM-DD. */
  readonly from: string;
  readonly to: string;
}

function monthsAfter(moment: string, months: number): string {
  const day = new Date(moment);
  day.setUTCMonth(day.getUTCMonth() + months);
  return day.toISOString().slice(0, 10);
}

/** When the first survey after a payment is to be expected: 3 to 6 months on, or the tree's own next one if it begins later. */
export function firstNews(paidAt: string, next: { from: string | null; to: string | null }): Window {
  const usual = { from: monthsAfter(paidAt, 3), to: monthsAfter(paidAt, 6) };
  return next.from !== null && next.to !== null && next.from > usual.from
    ? { from: next.from, to: next.to }
    : usual;
}
