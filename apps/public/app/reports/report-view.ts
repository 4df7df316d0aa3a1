/** The ways the report can be cut, as its address has them. */
export const periods = ['year', 'quarter', 'month'] as const;
export const sources = ['individual', 'organisation'] as const;

export interface ReportView {
  readonly period: (typeof periods)[number];
  /** Every source where there is none. */
  readonly source: (typeof sources)[number] | undefined;
}

export function readView(params: URLSearchParams): ReportView {
  return {
    period: periods.find((each) => each === params.get('period')) ?? 'quarter',
    source: sources.find((each) => each === params.get('source')),
  };
}

/** As the page's address and the service's own take it. */
export const viewQuery = ({ period, source }: ReportView) =>
  new URLSearchParams({ period, ...(source && { source }) });

export interface Row {
  readonly period: string;
  readonly year: number;
  readonly quarter: number | null;
  readonly month: number | null;
  readonly amount: number;
}

/** One sum for each period, over its sources, in the order of the rows. */
export function sumByPeriod(rows: readonly Row[]): Row[] {
  const sums = new Map<string, Row>();
  for (const row of rows) {
    const { period, year, quarter, month, amount } = row;
    sums.set(period, { period, year, quarter, month, amount: (sums.get(period)?.amount ?? 0) + amount });
  }
  return [...sums.values()];
}
