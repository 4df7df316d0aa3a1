import { createHash } from 'node:crypto';
import type { Language } from '@rimba/i18n';
import type { annualReport } from '../database/schema/index.ts';
import type { DocumentCache } from '../documents/document-cache.ts';
import { Problem } from '../http/problem.ts';
import { renderAnnualReport } from './annual-report.document.tsx';
import type { AnnualReportRepository } from './annual-report.repository.ts';
import type { AnnualReport } from './annual-report.schemas.ts';

type Row = typeof annualReport.$inferSelect;
type Dependencies = { reports: AnnualReportRepository; documents: DocumentCache };

export function createAnnualReportService({ reports, documents }: Dependencies) {
  async function open(row: Row, language: Language): Promise<{ report: AnnualReport; file: Buffer }> {
    const content = {
      year: row.year,
      title: row.title[language],
      summary: row.summary[language],
      publishedAt: row.publishedAt.toISOString(),
      figures: await reports.figures(row.year),
    };
    // Named by what it shows, so that other figures make another document.
    const shown = createHash('sha256').update(JSON.stringify(content)).digest('hex').slice(0, 16);
    const file = await documents.take(`annual-${row.year}-${language}-${shown}.pdf`, () =>
      renderAnnualReport(content, language),
    );
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

    /** Puts a year's report where everybody reads it, or corrects its words. @returns which of the two */
    async publish(year: number, words: Pick<Row, 'title' | 'summary'>, now: Date) {
      const before = await reports.byYear(year);
      await reports.store({ year, ...words, publishedAt: now });
      return before ? 'corrected' : 'published';
    },

    /** @throws Problem request.report_not_found */
    byYear: async (year: number, language: Language) => (await open(await ofYear(year), language)).report,

    /** The report as PDF. @throws Problem request.report_not_found */
    file: async (year: number, language: Language) => (await open(await ofYear(year), language)).file,
  };
}
