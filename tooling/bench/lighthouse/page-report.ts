import lighthouse, { type Artifacts } from 'lighthouse';
import { TraceProcessor } from 'lighthouse/core/lib/tracehouse/trace-processor.js';

/** What Lighthouse's mobile preset says of a page on a first visit (it empties caches, and leaves who is signed in): ms, shares of 1, bytes. */
export type PageReport = {
  largestPaint: number;
  blocked: number;
  ownBlocked: number;
  shift: number;
  bytes: number;
  performance: number;
  accessibility: number;
  bestPractices: number;
  seo: number;
};

/** A recording of the browser that lacks its beginning says nothing of the page: it is made once more. */
const isRecordingLost = (error: unknown) =>
  error instanceof Object &&
  'code' in error &&
  ['NO_NAVSTART', 'NO_TRACING_STARTED'].includes(`${error.code}`);

/** How much slower than this machine's the preset's processor is. */
const slowdown = 4;
/** From how many ms on a task keeps a finger waiting. */
const long = 50;

/**
 * Blocked by the page's own work after its first paint, ms: what its tasks took of the processor. Lighthouse takes the time
 * from a task's start to its end, four times over, also where another process had the processor meanwhile.
 */
function ownBlockedOf({ Trace }: Artifacts): number {
  const trace = TraceProcessor.processTrace(Trace);
  const { firstContentfulPaintEvt: firstPaint } = TraceProcessor.processNavigation(trace);
  let blocked = 0;
  for (const event of trace.mainThreadEvents) {
    if (!TraceProcessor.isScheduleableTask(event) || event.ts < firstPaint.ts) continue;
    blocked += Math.max(0, (slowdown * (event.tdur ?? 0)) / 1_000 - long);
  }
  return blocked;
}

const measure = (url: string, port: number) => lighthouse(url, { port, output: 'json', logLevel: 'silent' });

async function recordingOf(url: string, port: number) {
  const result = await measure(url, port).catch((error) => {
    if (!isRecordingLost(error)) throw error;
  });
  return result && !isRecordingLost(result.lhr.runtimeError) ? result : measure(url, port);
}

export async function reportOf(url: string, port: number): Promise<PageReport> {
  const result = await recordingOf(url, port);
  if (!result) throw new Error(`Lighthouse says nothing of ${url}`);
  const { audits, categories, runtimeError } = result.lhr;
  if (runtimeError) throw new Error(`${url}: ${runtimeError.message}`);
  const value = (audit: string) => audits[audit]?.numericValue ?? Number.NaN;
  const score = (category: string) => categories[category]?.score ?? Number.NaN;
  return {
    largestPaint: value('largest-contentful-paint'),
    blocked: value('total-blocking-time'),
    ownBlocked: ownBlockedOf(result.artifacts),
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
    `blocked ${report.blocked.toFixed(0)} ms, by its own work ${report.ownBlocked.toFixed(0)} ms`,
    `shift ${report.shift.toFixed(3)}`,
    `${(report.bytes / 1_024).toFixed(1)} KiB`,
    `performance ${report.performance}`,
    `accessibility ${report.accessibility}`,
    `best practices ${report.bestPractices}`,
    `SEO ${report.seo}`,
  ].join(', ');
