import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import type { Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import getPort from 'get-port';
import { runServer } from 'verdaccio';

/** A registry of one's own on this machine, which asks no other one and opens for one person only. */
export interface LocalRegistry {
  readonly url: string;
  /** What npm is to know of it: where it is, who asks, and a cache that has seen nothing yet. */
  readonly environment: Readonly<Record<string, string>>;
  readonly close: () => Promise<void>;
}

export async function openRegistry(): Promise<LocalRegistry> {
  const folder = await mkdtemp(join(tmpdir(), 'rimba-registry-'));
  await mkdir(join(folder, 'packages'));
  const server: Server = await runServer({
    self_path: folder,
    storage: join(folder, 'packages'),
    auth: { htpasswd: { file: join(folder, 'users'), max_users: 1 } },
    uplinks: {},
    packages: { '**': { access: '$authenticated', publish: '$authenticated' } },
    max_body_size: '50mb',
    log: { type: 'stdout', level: 'fatal' },
  });
  const port = await getPort();
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  const url = `http://127.0.0.1:${port}/`;
  const settings = join(folder, 'npmrc');
  await writeFile(
    settings,
    `registry=${url}\n//127.0.0.1:${port}/:_authToken=${await tokenOf(url, 'penerbit')}\n`,
  );
  return {
    url,
    environment: { npm_config_userconfig: settings, npm_config_cache: join(folder, 'cache') },
    close: async () => {
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
      await rm(folder, { recursive: true });
    },
  };
}

async function tokenOf(url: string, name: string): Promise<string> {
  const response = await fetch(`${url}-/user/org.couchdb.user:${name}`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ name, password: 'empat kata yang panjang' }),
  });
  const { token }: { token: string } = JSON.parse(await response.text());
  return token;
}
