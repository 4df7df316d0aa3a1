import { type ChildProcess, execFile, spawn, spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import {
  chownSync,
  existsSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:net';
import { dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import pg from 'pg';
import { binariesFolder } from './binaries.ts';
import { type Owner, reachableBinaries, reachableData, serverOwner } from './owner.ts';

export type EmbeddedPostgres = {
  /** postgres://… of the database `rimba`. */
  url: string;
  /** The address of any database on the same server. */
  urlOf(database: string): string;
  stop(): Promise<void>;
};

export type EmbeddedOptions = {
  /** The cluster's own folder; made on first use. */
  folder: string;
  /** false for tests: no fsync. */
  durable?: boolean;
};

/** A start that cannot go on, in one sentence for the person at the terminal. */
export class EmbeddedPostgresError extends Error {
  override readonly name = 'EmbeddedPostgresError';
}

const user = 'rimba';
const lockKey = 7_204_911;

/**
 * Starts the PostgreSQL that comes with the repository on a free loopback port, or adopts the one a killed
 * process left running in the same folder.
 * @throws EmbeddedPostgresError when another live process uses the folder, or it cannot be written.
 */
export async function startEmbeddedPostgres({
  folder,
  durable = true,
}: EmbeddedOptions): Promise<EmbeddedPostgres> {
  const owner = serverOwner();
  const binaries = reachableBinaries(binariesFolder(), owner);
  const data = reachableData(folder, owner);
  await initialise(data, binaries, owner);
  const password = readFileSync(join(data, 'rimba-password'), 'utf8');
  const running = runningServer(data);
  const port = running?.port ?? (await freePort());
  const started = running ? undefined : startServer(data, port, binaries, owner, durable);
  const urlOf = (database: string) => `postgres://${user}:${password}@127.0.0.1:${port}/${database}`;
  await untilReady(urlOf('postgres'), data, started);
  let lock = await holdFolder(urlOf('postgres'), folder);
  if (running) endWithUs(running.pid, data, binaries, owner);
  await createDatabase(lock, 'rimba');
  /** Starts it again under the same address; what is asked meanwhile fails as with any database that is away. */
  async function revive(): Promise<void> {
    if (runningServer(data)) return;
    await untilReady(urlOf('postgres'), data, startServer(data, port, binaries, owner, durable));
    lock = await holdFolder(urlOf('postgres'), folder);
  }
  const watch = keepUp(revive);
  return {
    url: urlOf('rimba'),
    urlOf,
    async stop() {
      await watch.end();
      await lock.end();
      await stopServer(data, binaries, owner);
    },
  };
}

/**
 * The address of the database of a server that runs in the folder, for whoever works beside the product. Takes no
 * lock and starts nothing; undefined when none runs.
 */
export function runningEmbeddedPostgres(folder: string): string | undefined {
  const data = reachableData(folder, serverOwner());
  const running = runningServer(data);
  if (!running) return undefined;
  const password = readFileSync(join(data, 'rimba-password'), 'utf8');
  return `postgres://${user}:${password}@127.0.0.1:${running.port}/rimba`;
}

async function initialise(data: string, binaries: string, owner: Owner): Promise<void> {
  if (existsSync(join(data, 'PG_VERSION'))) return;
  // Made beside and renamed whole: a start killed half way leaves nothing that looks like a database.
  const making = `${data}.making`;
  try {
    rmSync(making, { recursive: true, force: true });
    mkdirSync(dirname(data), { recursive: true, mode: 0o755 });
    mkdirSync(making, { mode: 0o700 });
    const passwordFile = `${making}.password`;
    const password = randomBytes(24).toString('hex');
    writeFileSync(passwordFile, password, { mode: 0o600 });
    if (owner) {
      chownSync(making, owner.uid, owner.gid);
      chownSync(passwordFile, owner.uid, owner.gid);
    }
    await run(
      join(binaries, 'bin', 'initdb'),
      [
        `--pgdata=${making}`,
        `--username=${user}`,
        `--pwfile=${passwordFile}`,
        '--auth=scram-sha-256',
        '--encoding=UTF8',
        '--locale-provider=builtin',
        '--builtin-locale=C.UTF-8',
        '--locale=C',
      ],
      owner,
    );
    rmSync(passwordFile);
    writeFileSync(join(making, 'rimba-password'), password, { mode: 0o600 });
    renameSync(making, data);
  } catch (cause) {
    throw new EmbeddedPostgresError(`The database folder ${data} could not be made: ${reason(cause)}`, {
      cause,
    });
  }
}

/** The live server that uses the folder, from its postmaster.pid; a file left by a dead one is removed. */
function runningServer(data: string): { pid: number; port: number } | undefined {
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

/** Looks every second, one look after another; what goes wrong with one is mended or tried again by the next. */
function keepUp(revive: () => Promise<void>): { end(): Promise<void> } {
  let looking: Promise<void> | undefined;
  const timer = setInterval(() => {
    looking ??= revive()
      .catch(() => {})
      .finally(() => {
        looking = undefined;
      });
  }, 1_000).unref();
  return {
    async end() {
      clearInterval(timer);
      await looking;
    },
  };
}

function startServer(
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
      cwd: '/',
      env: { ...process.env, LC_ALL: 'C' },
      ...owner,
    },
  );
  server.on('error', () => {});
  server.unref();
  if (server.pid !== undefined) server.once('exit', endWithUs(server.pid, data, binaries, owner));
  return server;
}

/** One that ends at once, as it does while a session of the one before still works, is not waited for. */
async function untilReady(url: string, data: string, server?: ChildProcess): Promise<void> {
  let last: unknown;
  for (let tries = 0; tries < 300 && !hasEnded(server); tries += 1) {
    const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2_000 });
    try {
      await client.connect();
      await client.end();
      return;
    } catch (error) {
      last = error;
      await client.end().catch(() => {});
      await wait(100);
    }
  }
  throw new EmbeddedPostgresError(
    `The database in ${data} did not start${hasEnded(server) ? '' : ' within 30 seconds'} (${reason(last)}); see postgres.log beside it.`,
  );
}

const hasEnded = (server?: ChildProcess) =>
  server !== undefined && (server.exitCode !== null || server.signalCode !== null);

/** An advisory lock, held as long as this process lives, is what refuses a second start on the folder. */
async function holdFolder(url: string, folder: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url, application_name: `rimba ${process.pid}` });
  await client.connect();
  client.on('error', () => {});
  for (let tries = 0; tries < 20; tries += 1) {
    const { rows } = await client.query<{ held: boolean }>('select pg_try_advisory_lock($1) as held', [
      lockKey,
    ]);
    if (rows[0]?.held) return client;
    await wait(100);
  }
  await client.end();
  throw new EmbeddedPostgresError(
    `Rimba is already running on the data folder ${dirname(folder)}: stop it first, or give this one another RIMBA_DATA_DIR.`,
  );
}

async function createDatabase(client: pg.Client, name: string): Promise<void> {
  const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [name]);
  if (!rowCount) await client.query(`create database ${client.escapeIdentifier(name)}`);
}

/**
 * Where this process ends without having stopped its database, in the first seconds of a start or in haste.
 * @returns what to call when the database has ended by itself
 */
function endWithUs(pid: number, data: string, binaries: string, owner: Owner): () => void {
  const end = () => {
    if (!isPostgres(pid)) return;
    // Heard as well by one that is only starting and has not said where it is.
    process.kill(pid, 'SIGINT');
    spawnSync(pgCtl(binaries), stopArguments(data), runOptions(owner));
  };
  process.once('exit', end);
  return () => process.off('exit', end);
}

async function stopServer(data: string, binaries: string, owner: Owner): Promise<void> {
  if (!runningServer(data)) return;
  await run(pgCtl(binaries), stopArguments(data), owner).catch(() => {});
}

const pgCtl = (binaries: string) => join(binaries, 'bin', 'pg_ctl');
const stopArguments = (data: string) => ['stop', '-D', data, '-m', 'fast', '-w', '-t', '30'];
const runOptions = (owner: Owner) => ({ cwd: '/', env: { ...process.env, LC_ALL: 'C' }, ...owner });

/** A program that is done soon. It ends with this process, where that ends first. */
async function run(file: string, args: string[], owner: Owner): Promise<void> {
  const running = promisify(execFile)(file, args, runOptions(owner));
  const end = () => running.child.kill();
  process.once('exit', end);
  try {
    await running;
  } finally {
    process.off('exit', end);
  }
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() =>
        address && typeof address === 'object' ? resolve(address.port) : reject(new Error('no port')),
      );
    });
  });
}

const reason = (cause: unknown) => {
  if (cause instanceof Error && 'stderr' in cause && cause.stderr)
    return String(cause.stderr).trim().split('\n').at(-1);
  return cause instanceof Error ? cause.message : String(cause);
};
