import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { accessSync, constants } from 'node:fs';
import { connect } from 'node:net';
import { delimiter, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

/** A program of the system that listens on a port, to be killed and started again. */
export type Program = {
  readonly port: number;
  kill(): Promise<void>;
  start(): Promise<void>;
};

/** Where a program of the system lies; undefined where it is not installed. */
export function findProgram(...names: string[]): string | undefined {
  const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin'];
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find(isProgram);
}

function isProgram(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

export async function openProgram(file: string, port: number, options: string[]): Promise<Program> {
  let ended: Promise<unknown> | undefined;
  let end: (() => void) | undefined;
  const endWithUs = () => end?.();
  process.once('exit', endWithUs);
  const program: Program = {
    port,
    async start() {
      // Detached, so that Ctrl+C at the terminal reaches us alone.
      const child = spawn(file, options, { stdio: 'ignore', cwd: '/', detached: true });
      ended = once(child, 'exit');
      end = () => child.kill('SIGKILL');
      while (!(await answers(port))) {
        if (child.exitCode !== null) throw new Error(`${file} ended before it listened`);
        await wait(20);
      }
    },
    async kill() {
      end?.();
      await ended;
    },
  };
  await program.start();
  return program;
}

async function answers(port: number): Promise<boolean> {
  const socket = connect(port, '127.0.0.1');
  const answered = await once(socket, 'connect').then(
    () => true,
    () => false,
  );
  socket.destroy();
  return answered;
}
