import { chmod, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import getPort from 'get-port';
import { findProgram, openProgram, type Program } from './program.ts';

/** What an operator begins with. */
const shipped = join(import.meta.dirname, '../../../deploy/pgbouncer.ini');

/**
 * PgBouncer before a server, set up as it is shipped but for its addresses and what is told here. Undefined where it is not installed.
 * @returns it, and the address of a database through it
 */
export async function openPooler(
  serverUrl: string,
  folder: string,
  told: Readonly<Record<string, string>> = {},
): Promise<(Program & { through(url: string): string }) | undefined> {
  const file = findProgram('pgbouncer');
  if (file === undefined) return undefined;
  const { hostname, port: serverPort, username, password } = new URL(serverUrl);
  const port = await getPort();
  const users = join(folder, 'pgbouncer-users.txt');
  const settings = join(folder, 'pgbouncer.ini');
  await writeFile(users, `"${username}" "${password}"\n`);
  const here: Readonly<Record<string, string>> = {
    listen_addr: '127.0.0.1',
    listen_port: String(port),
    auth_file: users,
    // Nothing of it lies outside the folder.
    unix_socket_dir: '',
    ...told,
  };
  const kept = (await readFile(shipped, 'utf8'))
    .replace('host=postgres port=5432', `host=${hostname} port=${serverPort}`)
    .split('\n')
    .filter((line) => !((line.split(' = ')[0] ?? '') in here));
  const set = Object.entries(here).map(([name, value]) => `${name} = ${value}`);
  await writeFile(settings, [...kept, ...set, ''].join('\n'));
  await Promise.all([chmod(users, 0o644), chmod(settings, 0o644)]);
  const asNobody = process.getuid?.() === 0 ? ['-u', 'nobody'] : [];
  const program = await openProgram(file, port, [...asNobody, settings]);
  return {
    ...program,
    through(url) {
      const address = new URL(url);
      address.port = String(port);
      return address.href;
    },
  };
}
