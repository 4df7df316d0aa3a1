import type { Language } from '@rimba/i18n';
import type { Clock } from '../clock/clock.ts';
import { toCsv } from '../documents/csv.rules.ts';
import { translatorFor } from '../language/translator.ts';
import type { FinancialReportRepository } from './financial-report.repository.ts';
import type { FinancialReport, Source } from './financial-report.schemas.ts';
import { type Period, partsOfPeriod, rollUp } from './period.rules.ts';

export type FinancialScope = { period: Period; year?: number; source?: Source };
type Dependencies = { clock: Clock; reports: FinancialReportRepository };

export function createFinancialReportService({ clock, reports }: Dependencies) {
  async function report(
    { period, year, source }: FinancialScope,
    language: Language,
  ): Promise<FinancialReport> {
    const [income, entries] = await Promise.all([reports.income(), reports.entries()]);
    const wanted = <T extends { month: string; source: Source }>(rows: T[]) =>
      rows.filter(
        (row) =>
          (year === undefined || row.month.startsWith(`${year}-`)) &&
          (source === undefined || row.source === source),
      );
    const rows = rollUp(wanted(income), period, (row) => row.source);
    const imported = rollUp(wanted(entries), period, (row) => `${row.kind} ${row.source} ${row.name.id}`);
    const sum = (some: { amount: number }[]) => some.reduce((total, { amount }) => total + amount, 0);
    const { t } = translatorFor(language);
    return {
      period,
      total: sum(rows),
      transactions: rows.reduce((total, { count }) => total + count, 0),
      rows: rows.map((row) => ({
        period: row.period,
        ...partsOfPeriod(row.period),
        source: row.source,
        name: t(`reports:financial.source.${row.source}`),
        amount: row.amount,
        transactions: row.count,
      })),
      imported: {
        income: sum(imported.filter(({ kind }) => kind === 'income')),
        expense: sum(imported.filter(({ kind }) => kind === 'expense')),
        rows: imported.map((row) => ({
          period: row.period,
          ...partsOfPeriod(row.period),
          kind: row.kind,
          source: row.source,
          name: row.name[language],
          amount: row.amount,
        })),
      },
      years: [...new Set([...income, ...entries].map(({ month }) => Number(month.slice(0, 4))))].sort(
        (one, other) => other - one,
      ),
      asOf: clock.now().toISOString(),
    };
  }

  return {
    report,

    /** The rows of the headline, then its sum, as CSV. */
    async csv(scope: FinancialScope, language: Language): Promise<string> {
      const { rows, total } = await report(scope, language);
      const { t } = translatorFor(language);
      return toCsv([
        [
          t('reports:financial.period.label'),
          t('reports:financial.source.label'),
          `${t('reports:financial.amount')} (Rp)`,
        ],
        ...rows.map((row) => [row.period, row.name, row.amount]),
        [t('reports:financial.total'), '', total],
      ]);
    },

    /** What was entered from outside, then the sum of each kind, as CSV. */
    async importedCsv(scope: FinancialScope, language: Language): Promise<string> {
      const { imported } = await report(scope, language);
      const { t } = translatorFor(language);
      const kindOf = (kind: 'income' | 'expense') => t(`reports:financial.imported.${kind}`);
      return toCsv([
        [
          t('reports:financial.period.label'),
          t('reports:spending.csv.kind'),
          t('reports:financial.imported.what'),
          `${t('reports:financial.amount')} (Rp)`,
        ],
        ...imported.rows.map(({ period, kind, name, amount }) => [period, kindOf(kind), name, amount]),
        ...(['income', 'expense'] as const).map((kind) => [
          t('reports:financial.total'),
          kindOf(kind),
          '',
          imported[kind],
        ]),
      ]);
    },
  };
}
