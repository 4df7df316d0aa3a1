export type Tally = { passed: number; failed: number; skipped: number };

/** Adds up the closing lines of Vitest ("Tests  3 failed | 12 passed (15)") and Playwright ("5 passed (1.2m)"). */
export function createTally() {
  const tally: Tally = { passed: 0, failed: 0, skipped: 0 };
  const add = (text: string) => {
    for (const [, count, kind] of text.matchAll(/(\d+) (passed|failed|skipped)/g)) {
      if (kind === 'passed' || kind === 'failed' || kind === 'skipped') tally[kind] += Number(count);
    }
  };
  return {
    tally,
    read(line: string) {
      const own = line.replace(/^@?[\w/-]+:\w+: /, '');
      if (/^\s*Tests\s+\d/.test(own) || /^\s{2}\d+ (passed|failed|skipped)( \(.*\))?$/.test(own)) add(own);
    },
  };
}
