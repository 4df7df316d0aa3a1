import { parseArgs } from 'node:util';
import { planOf } from './plan/plan.ts';
import { lineOf, summaryOf } from './run/report.ts';
import { type RunReport, run } from './run/run.ts';
import { openStage, type Stage } from './world/stage.ts';

const { values } = parseArgs({
  // What stands before the options when a script is run by `pnpm … -- --seed`.
  args: process.argv.slice(2).filter((argument) => argument !== '--'),
  options: {
    seed: { type: 'string', default: '1' },
    pool: { type: 'string', default: 'transaction' },
    runs: { type: 'string', default: '1' },
    plan: { type: 'boolean', default: false },
  },
});
const [seed, runs] = [Number(values.seed), Number(values.runs)];
const say = (line: string) => process.stdout.write(`${line}\n`);
if (!Number.isInteger(seed) || !Number.isInteger(runs) || runs < 1) {
  process.stderr.write('--seed and --runs take whole numbers\n');
  process.exit(2);
}
const { pool } = values;
if (pool !== 'transaction' && pool !== 'session') {
  process.stderr.write('--pool takes transaction or session\n');
  process.exit(2);
}
if (values.plan) {
  say(JSON.stringify(planOf(seed), null, 2));
  process.exit(0);
}

/** A stage is left for a new one after so many runs: each takes its time a year on. */
const runsAStage = 10;
const reports: RunReport[] = [];
let stage: Stage | undefined;
let stopped = false;
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    if (!stopped) say('Ends after this run …');
    stopped = true;
  });
}
try {
  for (let number = 0; number < runs && !stopped; number++) {
    if (number % runsAStage === 0) {
      await stage?.close();
      stage = await openStage(pool);
      if (number === 0) for (const missing of stage.missing) say(missing);
    }
    if (!stage) break;
    const report = await run(stage, planOf(seed + number));
    reports.push(report);
    say(lineOf(report));
  }
} finally {
  await stage?.close();
}
say(summaryOf(reports));
process.exit(reports.some(({ breaches }) => breaches.length) ? 1 : 0);
