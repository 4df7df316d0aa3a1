import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { existsSync, openSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Owner } from './owner.ts';
import { runCommand, runOptions } from './run-command.ts';

/** The live server that uses the folder, from its postmaster.pid; a file left by a dead one is removed. */
export function runningServer(data: string): { pid: number; port: number } | undefined {
  const file = join(data, 'postmaster.pid');
  if (!existsSync(file)) return undefined;
  const lines = readFileSync(file, 'utf8').split('\n');
  const pid = Number(lines[0]);
  const port = Number(lines[3]);
  if (isPostgres(pid) && port) return { pid, port };
  rmSync(file, { force: true });
  return undefined;
}

function isPostgres(pid: number): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
  // A process number is used again after a restart of the machine: on Linux its name tells.
  const command = `/proc/${pid}/comm`;
  return !existsSync(command) || readFileSync(command, 'utf8').startsWith('postgres');
}

export function startServer(
  data: string,
  port: number,
  binaries: string,
  owner: Owner,
  durable: boolean,
): ChildProcess {
  const log = join(dirname(data), 'postgres.log');
  const output = openSync(log, 'a');
  const settings = {
    listen_addresses: '127.0.0.1',
    port,
    unix_socket_directories: '',
    max_connections: 200,
    // Taken as it fills: room for the trees of a large forest and their indexes, where the default of 128 MB has not.
    shared_buffers: '512MB',
    log_min_messages: 'warning',
    ...(durable ? {} : { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' }),
  };
  const server = spawn(
    join(binaries, 'bin', 'postgres'),
    ['-D', data, ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])],
    // Detached, so that Ctrl+C at the terminal reaches us first and the database last.
    {
      detached: true,
      stdio: ['ignore', output, output],
      ...runOptions(owner),
    },
  );
  server.on('error', () => {});
  server.unref();
  if (server.pid !== undefined) server.once('exit', endWithUs(server.pid, data, binaries, owner));
  return server;
}

export const hasEnded = (server?: ChildProcess) =>
  server !== undefined && (server.exitCode !== null || server.signalCode !== null);

/**
 * Where this process ends without having stopped its database, in the first seconds of a start or in haste.
 * @returns what to call when the database has ended by itself
 */
export function endWithUs(pid: number, data: string, binaries: string, owner: Owner): () => void {
  const end = () => {
    if (!isPostgres(pid)) return;
    // Heard as well by one that is only starting and has not said where it is.
    process.kill(pid, 'SIGINT');
    spawnSync(pgCtl(binaries), stopArguments(data), runOptions(owner));
  };
  process.once('exit', end);
  return () => process.off('exit', end);
}

export async function stopServer(data: string, binaries: string, owner: Owner): Promise<void> {
  if (!runningServer(data)) return;
  await runCommand(pgCtl(binaries), stopArguments(data), owner).catch(() => {});
}

const pgCtl = (binaries: string) => join(binaries, 'bin', 'pg_ctl');
const stopArguments = (data: string) => ['stop', '-D', data, '-m', 'fast', '-w', '-t', '30'];
