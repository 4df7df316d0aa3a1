import { lookup } from 'node:dns/promises';
import { existsSync } from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { dirname, join } from 'node:path';
import { memberFolder, publicFolder } from '../folders.ts';
import { StartError } from './start-error.ts';

const codeOf = (error: unknown) => (error instanceof Error && 'code' in error ? String(error.code) : '');

function listenOnce(address: string, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen({ host: address, port, exclusive: true }, () => probe.close(() => resolve()));
  });
}

/**
 * Before anything else is touched: someone else's program keeps its port, and ours says so.
 * @throws StartError where the port is taken or may not be used, or the host is another machine's.
 */
export async function requireFreePort(host: string, port: number): Promise<void> {
  const addresses = await lookup(host, { all: true }).catch(() => []);
  let listened = false;
  for (const { address } of addresses) {
    try {
      await listenOnce(address, port);
      listened = true;
    } catch (error) {
      const code = codeOf(error);
      if (code === 'EADDRINUSE') {
        throw new StartError(
          `Port ${port} is taken by another program: stop it, or choose another with PORT=3001.`,
        );
      }
      if (code === 'EACCES')
        throw new StartError(`Port ${port} may not be used by this user: choose one above 1023.`);
      // A machine without IPv6 has no ::1 to listen on.
      if (code !== 'EADDRNOTAVAIL' && code !== 'EAFNOSUPPORT') throw error;
    }
  }
  if (!listened) throw new StartError(`HOST is ${host}, which is no name or address of this machine.`);
}

/** @throws StartError where the folder can neither be made nor written. */
export async function requireWritableFolder(folder: string): Promise<void> {
  const probe = join(folder, `.write-test-${process.pid}`);
  try {
    await makeFolder(folder);
    await writeFile(probe, '');
    await rm(probe);
  } catch (error) {
    throw new StartError(
      `The data folder ${folder} cannot be written (${codeOf(error)}): choose another with RIMBA_DATA_DIR.`,
    );
  }
}

/** One level at a time: Node's recursive mkdir never ends where the system makes no folders, such as /proc. */
async function makeFolder(folder: string): Promise<void> {
  if (existsSync(folder)) return;
  await makeFolder(dirname(folder));
  await mkdir(folder);
}

/** @throws StartError where an app was never built. */
export function requireBuilds(): void {
  const needed = [
    join(publicFolder, 'build', 'server', 'index.js'),
    join(memberFolder, 'build', 'server', 'index.js'),
  ];
  if (needed.every((file) => existsSync(file))) return;
  throw new StartError('The apps are not built yet: `npx pnpm start` builds them and then starts.');
}
