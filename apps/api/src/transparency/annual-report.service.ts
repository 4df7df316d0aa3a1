import type { Language } from '@rimba/i18n';
import type { annualReport } from '../database/schema/index.ts';
import { Problem } from '../http/problem.ts';
import { renderAnnualReport } from './annual-report.document.tsx';
import type { AnnualReportRepository } from './annual-report.repository.ts';
import type { AnnualReport } from './annual-report.schemas.ts';

type Row = typeof annualReport.$inferSelect;
type Dependencies = { reports: AnnualReportRepository };

export function createAnnualReportService({ reports }: Dependencies) {
  // A document is drawn once for the figures it shows; other figures make another document.
  const drawn = new Map<string, Promise<Buffer>>();

  async function open(row: Row, language: Language): Promise<{ report: AnnualReport; file: Buffer }> {
    const content = {
      year: row.year,
      title: row.title[language],
      summary: row.summary[language],
      publishedAt: row.publishedAt.toISOString(),
      figures: await reports.figures(row.year),
    };
    const slot = `${row.year} ${language} `;
    const key = slot + JSON.stringify(content);
    for (const old of drawn.keys()) if (old.startsWith(slot) && old !== key) drawn.delete(old);
    const document = drawn.get(key) ?? renderAnnualReport(content, language);
    drawn.set(key, document);
    // A drawing that failed is tried again at the next call.
    document.catch(() => drawn.delete(key));
    const file = await document;
    const url = `/api/v1/report/annual/${row.year}/file?lang=${language}`;
    return { report: { ...content, file: { url, type: 'application/pdf', size: file.byteLength } }, file };
  }

  async function ofYear(year: number): Promise<Row> {
    const row = await reports.byYear(year);
    if (!row) throw new Problem('request.report_not_found');
    return row;
  }

  return {
    async all(language: Language): Promise<AnnualReport[]> {
      const rows = await reports.all();
      return Promise.all(rows.map(async (row) => (await open(row, language)).report));
    },

    /** @throws Problem request.report_not_found */
    byYear: async (year: number, language: Language) => (await open(await ofYear(year), language)).report,

    /** The report as PDF. @throws Problem request.report_not_found */
    file: async (year: number, language: Language) => (await open(await ofYear(year), language)).file,
  };
}
export type AnnualReportService = ReturnType<typeof createAnnualReportService>;
