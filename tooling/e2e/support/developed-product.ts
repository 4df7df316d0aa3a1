import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { chmod, cp, mkdtemp, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { developedProduct } from './product.ts';

const repository = join(import.meta.dirname, '..', '..', '..');
const sources = ['apps', 'packages', 'tooling/config', 'tooling/sandbox', 'tsconfig.base.json'];
/** What builds and tests leave in a folder of sources, and development does not read. */
const leftovers = new Set(['.vite', '.vite-temp', '.turbo', 'build', 'storybook-static', 'accepted']);

/** The product as `npx pnpm dev` runs it, on a copy of the sources: a test edits them while others read theirs. */
export async function developCopy() {
  const folder = await mkdtemp(join(tmpdir(), 'rimba-dev-'));
  // The database runs as a user of its own where the tests are root's.
  await chmod(folder, 0o755);
  for (const source of sources) {
    await cp(join(repository, source), join(folder, source), {
      recursive: true,
      verbatimSymlinks: true,
      filter: (path) => !leftovers.has(basename(path)),
    });
  }
  await symlink(join(repository, 'node_modules'), join(folder, 'node_modules'));

  const { PATH, HOME } = process.env;
  const command = spawn(process.execPath, [join('apps', 'gateway', 'src', 'dev.ts')], {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      PATH,
      HOME,
      PORT: new URL(developedProduct.url).port,
      RIMBA_DATA_DIR: join(folder, 'data'),
      RIMBA_SANDBOX_SECRET: developedProduct.sandboxSecret,
    },
  });
  const gone = once(command, 'exit');
  const ended = gone.then(() => {
    throw new Error('It ended while it was starting; what it said stands above.');
  });
  ended.catch(() => {});
  const ready = new Promise<void>((resolve) => {
    // Read to the end: a program that nobody listens to any more is ended by its next word.
    command.stdout.on('data', (words) => String(words).includes(developedProduct.url) && resolve());
  });

  return {
    ready: Promise.race([ready, ended]),

    /** Writes another text into a file in place, as an editor does when it saves. */
    edit(file: string, from: string, to: string): void {
      const path = join(folder, file);
      const before = readFileSync(path, 'utf8');
      if (!before.includes(from)) throw new Error(`${file} has no ${from}`);
      writeFileSync(path, before.replace(from, to));
    },

    /** Ctrl+C. @returns the code it ends with, and whether a database is left running */
    async interrupt() {
      command.kill('SIGINT');
      const [code] = await gone;
      return { code, databaseRuns: existsSync(join(folder, 'data', 'postgres', 'postmaster.pid')) };
    },

    async remove(): Promise<void> {
      command.kill('SIGTERM');
      await gone;
      await rm(folder, { recursive: true, force: true });
    },
  };
}
