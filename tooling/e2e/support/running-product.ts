import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { ProductAddress } from './product.ts';

const apps = join(import.meta.dirname, '..', '..', '..', 'apps');
const run = promisify(execFile);

/** A product on a new data folder of its own, to be started, killed and started again on the same data. */
export async function createProduct(at: ProductAddress) {
  const folder = await mkdtemp(join(tmpdir(), 'rimba-e2e-'));
  // The database runs as a user of its own where the tests are root's.
  await chmod(folder, 0o755);
  let running: ChildProcess | undefined;

  async function end(signal: 'SIGKILL' | 'SIGTERM'): Promise<void> {
    if (running?.exitCode !== null || running.signalCode !== null) return;
    const gone = once(running, 'exit');
    running.kill(signal);
    await gone;
  }

  return {
    /** Waits until it says where it is. */
    async start(env: Record<string, string> = {}): Promise<void> {
      const { PATH, HOME } = process.env;
      const command = spawn(process.execPath, ['--import', 'tsx', 'src/main.ts'], {
        cwd: join(apps, 'gateway'),
        stdio: ['ignore', 'pipe', 'inherit'],
        env: {
          PATH,
          HOME,
          PORT: new URL(at.url).port,
          RIMBA_DATA_DIR: folder,
          RIMBA_SANDBOX_SECRET: at.sandboxSecret,
          LOG_LEVEL: 'warn',
          ...env,
        },
      });
      running = command;
      const ready = new Promise<void>((resolve) => {
        // Read to the end: a program that nobody listens to any more is ended by its next word.
        command.stdout.on('data', (words) => String(words).includes(at.url) && resolve());
      });
      const ended = once(command, 'exit').then(() => {
        throw new Error('The product ended while it was starting; what it said stands above.');
      });
      await Promise.race([ready, ended]);
    },

    /** Like a power cut: it gets to do nothing any more. */
    kill: () => end('SIGKILL'),

    /** The command line on its data, as somebody at a terminal uses it. @returns what it said */
    async command(...args: string[]): Promise<string> {
      const { PATH, HOME } = process.env;
      const { stdout, stderr } = await run(
        process.execPath,
        ['--import', 'tsx', 'src/cli/main.ts', '--language', 'en', ...args],
        { cwd: join(apps, 'api'), env: { PATH, HOME, RIMBA_DATA_DIR: folder, INIT_CWD: folder } },
      );
      return stdout + stderr;
    },

    /** A file for the command line, beside its data. */
    write: (name: string, content: string) => writeFile(join(folder, name), content),

    /** What PostgreSQL wrote of itself when it started. */
    database: () => readFile(join(folder, 'postgres', 'postmaster.pid'), 'utf8'),

    async close(): Promise<void> {
      await end('SIGTERM');
      await rm(folder, { recursive: true, force: true });
    },
  };
}
