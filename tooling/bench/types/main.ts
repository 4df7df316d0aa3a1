import { execFile } from 'node:child_process';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { consumerOf } from '@rimba/config/consumer';
import { interleaved } from '../measure/rounds.ts';
import { say } from '../measure/say.ts';
import { tell, tellAlone } from '../measure/verdict.ts';

// What the compiler takes for a program of one call, in a folder that has the packed client and no types of React.
const run = promisify(execFile);
const compiler = createRequire(import.meta.url).resolve('typescript-5/lib/tsc.js');
const goal = { atMost: 4 };
const options = '--noEmit --strict --target ES2022 --module ESNext --moduleResolution bundler'.split(' ');

/** Has a process tell, when it ends, for how long it had the processor. */
const timing = `data:text/javascript,${encodeURIComponent(
  "process.on('exit', () => { const { user, system } = process.cpuUsage(); process.stderr.write(String(user + system)); });",
)}`;

const consumer = await consumerOf({
  of: 'packages/api-client',
  from: 'tooling/bench',
  files: import.meta.dirname,
  libraries: [],
});
const waits: number[] = [];

/** s of the processor. */
async function compile(program: string, skipLibCheck: boolean): Promise<number> {
  const file = join(consumer.folder, program, 'main.ts');
  const begun = performance.now();
  const { stderr } = await run(
    process.execPath,
    ['--import', timing, compiler, ...options, '--skipLibCheck', String(skipLibCheck), file],
    { cwd: consumer.folder },
  );
  if (program === 'one-call' && skipLibCheck) waits.push((performance.now() - begun) / 1_000);
  return Number(stderr) / 1_000_000;
}

const ways = [
  { what: 'as `tsc --init` has it', skipLibCheck: true },
  { what: 'declarations checked as well', skipLibCheck: false },
];

try {
  const median = await interleaved(
    ways.flatMap(({ what, skipLibCheck }) =>
      ['one-call', 'nothing'].map((program) => ({
        name: `${program} ${what}`,
        measure: () => compile(program, skipLibCheck),
      })),
    ),
  );
  say('tsc 5.9 over one call of @rimba/api-client, without @types/react: time of the processor');
  for (const { what } of ways) {
    const ours = median(`one-call ${what}`);
    tell('s', { what, ours, against: 'a file without it', theirs: median(`nothing ${what}`) });
    tellAlone('s', { what: 'alone', ours, goal });
  }
  tellAlone('s', { what: 'until the first was done, at best', ours: Math.min(...waits), goal });
} finally {
  await consumer.remove();
}
