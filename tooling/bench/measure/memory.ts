import { type ChildProcess, execFile } from 'node:child_process';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** How much memory a process holds, in MB. */
export async function memoryOf({ pid }: ChildProcess): Promise<number> {
  const { stdout } = await run('ps', ['-o', 'rss=', '-p', String(pid)]);
  return Number(stdout) / 1_024;
}
