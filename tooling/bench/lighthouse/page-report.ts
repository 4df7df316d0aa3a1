import lighthouse from 'lighthouse';

/** What Lighthouse's mobile preset says of a page on a first visit (it empties caches, and leaves who is signed in): ms, shares of 1, bytes. */
export type PageReport = {
  largestPaint: number;
  blocked: number;
  shift: number;
  bytes: number;
  performance: number;
  accessibility: number;
  bestPractices: number;
  seo: number;
};

/** A recording of the browser that lacks its beginning says nothing of the page: it is made once more. */
const isRecordingLost = (error: unknown) =>
  error instanceof Error &&
  'code' in error &&
  ['NO_NAVSTART', 'NO_TRACING_STARTED'].includes(`${error.code}`);

const measure = (url: string, port: number) => lighthouse(url, { port, output: 'json', logLevel: 'silent' });

export async function reportOf(url: string, port: number): Promise<PageReport> {
  const result = await measure(url, port).catch((error) => {
    if (isRecordingLost(error)) return measure(url, port);
    throw error;
  });
  if (!result) throw new Error(`Lighthouse says nothing of ${url}`);
  const { audits, categories, runtimeError } = result.lhr;
  if (runtimeError) throw new Error(`${url}: ${runtimeError.message}`);
  const value = (audit: string) => audits[audit]?.numericValue ?? Number.NaN;
  const score = (category: string) => categories[category]?.score ?? Number.NaN;
  return {
    largestPaint: value('largest-contentful-paint'),
    blocked: value('total-blocking-time'),
    shift: value('cumulative-layout-shift'),
    bytes: value('total-byte-weight'),
    performance: score('performance'),
    accessibility: score('accessibility'),
    bestPractices: score('best-practices'),
    seo: score('seo'),
  };
}

export const lineOf = (report: PageReport): string =>
  [
    `largest paint ${report.largestPaint.toFixed(0)} ms`,
    `blocked ${report.blocked.toFixed(0)} ms`,
    `shift ${report.shift.toFixed(3)}`,
    `${(report.bytes / 1_024).toFixed(1)} KiB`,
    `performance ${report.performance}`,
    `accessibility ${report.accessibility}`,
    `best practices ${report.bestPractices}`,
    `SEO ${report.seo}`,
  ].join(', ');
