import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { Owner } from './owner.ts';

/** How PostgreSQL's programs are run: by the cluster's owner, and with messages in English. */
export const runOptions = (owner: Owner) => ({ cwd: '/', env: { ...process.env, LC_ALL: 'C' }, ...owner });

/** A program that is done soon. It ends with this process, where that ends first. */
export async function runCommand(file: string, args: string[], owner: Owner): Promise<void> {
  const running = promisify(execFile)(file, args, runOptions(owner));
  const end = () => running.child.kill();
  process.once('exit', end);
  try {
    await running;
  } finally {
    process.off('exit', end);
  }
}
