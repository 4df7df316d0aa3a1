import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { onTestFinished } from 'vitest';

const main = join(import.meta.dirname, '..', 'main.ts');

/** A folder for one test that the database's own user can enter too, which matters where tests run as root. */
export async function temporaryFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'rimba-start-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  await chmod(folder, 0o755);
  return folder;
}

/** The command itself, as a person's shell starts it; nothing of this process's environment but its paths. */
function run(env: Record<string, string>) {
  const { PATH, HOME } = process.env;
  return spawn(process.execPath, ['--import', 'tsx', main], { env: { PATH, HOME, ...env } });
}

/** Waits for a start to give up, and for what it says then. */
export async function failingStart(env: Record<string, string>) {
  const command = run(env);
  const [errors, [code]] = await Promise.all([text(command.stderr), once(command, 'exit')]);
  return { code, lines: errors.trim().split('\n') };
}

/** Interrupts a start, as Ctrl+C does, as soon as it has said some words, and waits for its end. */
export async function interruptedStart(env: Record<string, string>, words: string) {
  const command = run(env);
  command.stdout.on('data', (said) => String(said).includes(words) && command.kill('SIGINT'));
  const [errors, [code]] = await Promise.all([text(command.stderr), once(command, 'exit')]);
  return { code, errors };
}

export interface RunningProduct {
  readonly origin: string;
  readonly secret: string;
  /** Ends it and gives its exit code; null where the signal itself ended it. */
  end(signal: 'SIGTERM' | 'SIGKILL'): Promise<number | null>;
}

/** Waits until the product says where it is. */
export async function start(env: Record<string, string>): Promise<RunningProduct> {
  const command = run(env);
  let output = '';
  const said = new Promise<{ origin: string; secret: string }>((resolve) => {
    // Read to the end: a program that nobody listens to any more is ended by its next word.
    command.stdout.on('data', (words) => {
      output += words;
      const [, origin] = output.match(/Rimba is at (\S+)/) ?? [];
      const [, secret] = output.match(/X-Rimba-Sandbox: (\S+)/) ?? [];
      if (origin !== undefined && secret !== undefined) resolve({ origin, secret });
    });
  });
  const exit = once(command, 'exit');
  const ended = Promise.all([text(command.stderr), exit]).then(([errors]) => {
    throw new Error(`It ended without saying where it is:\n${output}${errors}`);
  });
  return {
    ...(await Promise.race([said, ended])),
    async end(signal) {
      ended.catch(() => {});
      command.kill(signal);
      const [code] = await exit;
      return code;
    },
  };
}
