import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { accessSync, constants } from 'node:fs';
import { connect } from 'node:net';
import { delimiter, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

/** A program of the system that listens on a port, to be killed and started again. */
export type Program = {
  readonly port: number;
  /** The process that runs at the moment. */
  pid(): number | undefined;
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
  let child: ChildProcess | undefined;
  let ended: Promise<unknown> | undefined;
  const endWithUs = () => child?.kill('SIGKILL');
  process.once('exit', endWithUs);
  const program: Program = {
    port,
    pid: () => child?.pid,
    async start() {
      // Detached, so that Ctrl+C at the terminal reaches us alone.
      child = spawn(file, options, { stdio: 'ignore', cwd: '/', detached: true });
      ended = once(child, 'exit');
      while (!(await answers(port))) {
        if (child.exitCode !== null) throw new Error(`${file} ended before it listened`);
        await wait(20);
      }
    },
    async kill() {
      child?.kill('SIGKILL');
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
