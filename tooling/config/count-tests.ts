export type Tally = { passed: number; failed: number; skipped: number; failures: string[] };

/**
 * Adds up the closing lines of Vitest ("Tests  3 failed | 12 passed (15)") and Playwright ("5 passed (1.2m)"), and keeps
 * the name of each test that failed (" FAIL  file > test", "1) [desktop] › file › test") with the line after it, which
 * says why.
 */
export function createTally() {
  const tally: Tally = { passed: 0, failed: 0, skipped: 0, failures: [] };
  const failing = new Set<string>();
  const add = (text: string) => {
    for (const [, count, kind] of text.matchAll(/(\d+) (passed|failed|skipped)/g)) {
      if (kind === 'passed' || kind === 'failed' || kind === 'skipped') tally[kind] += Number(count);
    }
  };
  return {
    tally,
    read(line: string) {
      const [, task = '', own = line] = /^(@?[\w/-]+:\w+): (.*)$/.exec(line) ?? [];
      if (/^\s*Tests\s+\d/.test(own) || /^\s{2}\d+ (passed|failed|skipped)( \(.*\))?$/.test(own)) add(own);
      if (/^ FAIL {2}|^ {2}\d+\) \[/.test(own)) {
        tally.failures.push(`${task} ${own.trim()}`);
        failing.add(task);
      } else if (failing.has(task) && own.trim() !== '') {
        tally.failures.push(`    ${own.trim()}`);
        failing.delete(task);
      }
    },
  };
}
