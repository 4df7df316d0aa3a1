import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { createTally } from './count-tests.ts';
import { ensureChromium } from './ensure-chromium.ts';

/** Every check and test of the repository, through Turborepo's cache, closed by what failed and one line that counts. */
const tasks = ['lint', 'deadcode', 'boundaries', 'build', 'typecheck', 'test'];
// Three on two cores: the service's tests, which take longest, wait half of their time for databases and processes.
const order = ['--concurrency=3', '--continue=dependencies-successful'];

ensureChromium();
const started = Date.now();
const { tally, read } = createTally();
const turbo = spawn('turbo', ['run', ...tasks, ...order], {
  stdio: ['ignore', 'pipe', 'inherit'],
  env: { ...process.env, FORCE_COLOR: '0', NO_COLOR: '1' },
});
createInterface({ input: turbo.stdout }).on('line', (line) => {
  process.stdout.write(`${line}\n`);
  read(line);
});
turbo.on('close', (code) => {
  const seconds = Math.round((Date.now() - started) / 1_000);
  process.stdout.write(`\nAll checks and tests took ${seconds} s\n`);
  if (tally.failures.length > 0) process.stdout.write(`Failed:\n${tally.failures.join('\n')}\n`);
  process.stdout.write(`${tally.passed} passed, ${tally.failed} failed, ${tally.skipped} skipped\n`);
  process.exitCode = code === 0 && tally.passed > 0 && tally.failed === 0 ? 0 : 1;
});
