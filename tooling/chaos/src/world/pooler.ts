import { chmod, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import getPort from 'get-port';
import { findProgram, openProgram, type Program } from './program.ts';

/**
 * PgBouncer before a server, in session mode: what the service prepares by name, version 1.18 hands on to one session
 * only. Undefined where it is not installed.
 * @returns it, and the address of a database through it
 */
export async function openPooler(
  serverUrl: string,
  folder: string,
): Promise<(Program & { through(url: string): string }) | undefined> {
  const file = findProgram('pgbouncer');
  if (file === undefined) return undefined;
  const { hostname, port: serverPort, username, password } = new URL(serverUrl);
  const port = await getPort();
  const users = join(folder, 'pgbouncer-users.txt');
  const settings = join(folder, 'pgbouncer.ini');
  await writeFile(users, `"${username}" "${password}"\n`);
  await writeFile(
    settings,
    `[databases]
* = host=${hostname} port=${serverPort}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = plain
auth_file = ${users}
pool_mode = session
default_pool_size = 80
max_client_conn = 400
server_login_retry = 1
server_check_delay = 0
ignore_startup_parameters = options,extra_float_digits
`,
  );
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
