import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { openDatabase } from '../../database/client.ts';
import { startEmbeddedPostgres } from '../../database/embedded/server.ts';
import { migrateDatabase } from '../../database/migrate.ts';
import { openWorld } from '../adoption-world.ts';
import { startTestIssuer } from '../test-issuer.ts';
import { hostileRun } from './hostile-run.ts';

/** `npx pnpm --filter @rimba/api hostile --requests 50000 --seed 7`: says what was answered, and 1 where anything was amiss. */
const { values } = parseArgs({
  // What stands before the options when a script is run by `pnpm … -- --requests`.
  args: process.argv.slice(2).filter((argument) => argument !== '--'),
  options: { requests: { type: 'string', default: '50000' }, seed: { type: 'string', default: '1' } },
});
const [requests, seed] = [Number(values.requests), Number(values.seed)];
if (!Number.isInteger(requests) || requests < 1 || !Number.isInteger(seed)) {
  process.stderr.write('--requests and --seed take whole numbers\n');
  process.exit(2);
}

const say = (line: string) => process.stdout.write(`${line}\n`);
const folder = mkdtempSync(join(tmpdir(), 'rimba-hostile-'));
// Where root runs it, the database runs as another user, who has to reach its data here.
chmodSync(folder, 0o755);
const server = await startEmbeddedPostgres({ folder: join(folder, 'postgres'), durable: false });
await migrateDatabase(server.url);
const issuer = await startTestIssuer();
const world = await openWorld({ limitFactor: 100_000, google: issuer.settings }, undefined, {
  ...openDatabase(server.url),
  url: server.url,
});
const started = Date.now();
let told = 0;
const report = await hostileRun(world, {
  requests,
  seed,
  progress(made, faults) {
    if (made - told < requests / 20) return;
    told = made;
    say(`${made} requests, ${faults} faults, ${Math.round((Date.now() - started) / 1_000)} s`);
  },
});
for (const fault of report.faults) say(`\n${fault}`);
const undescribed = await world.close().catch((error: Error) => error.message);
if (typeof undescribed === 'string') say(`\n${undescribed}`);
await issuer.close();
await server.stop();
rmSync(folder, { recursive: true, force: true });

const { faults, statuses, calls, foreign, neverForeign } = report;
say(`\n${report.requests} requests over ${calls} calls with seed ${seed}: ${faults.length} faults`);
say(
  `answered: ${Object.entries(statuses)
    .map(([status, count]) => `${status}: ${count}`)
    .join(', ')}`,
);
say(
  `${foreign} named somebody else’s things with a bearer; never to: ${neverForeign.join(', ') || 'no call'}`,
);
process.exit(faults.length || typeof undescribed === 'string' ? 1 : 0);
