import { createHash } from 'node:crypto';
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs';
import { dirname, join, parse } from 'node:path';

export type Owner = { uid: number; gid: number } | undefined;

/** PostgreSQL refuses to run as root, so root lends it the existing unprivileged user `nobody`. */
export function serverOwner(): Owner {
  if (process.getuid?.() !== 0) return undefined;
  const line = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .find((entry) => entry.startsWith('nobody:'));
  const [, , uid, gid] = line?.split(':') ?? [];
  if (!uid || !gid)
    throw new Error(
      'PostgreSQL does not run as root and this system has no user "nobody": start as an ordinary user or set DATABASE_URL.',
    );
  return { uid: Number(uid), gid: Number(gid) };
}

/** Whether every folder above can be entered by anybody. */
function isTraversable(folder: string): boolean {
  const { root } = parse(folder);
  for (let at = folder; at !== root; at = dirname(at)) {
    if (existsSync(at) && (statSync(at).mode & 0o001) === 0) return false;
  }
  return true;
}

const sharedPlace = '/var/lib/rimba';

/** Where the data of `folder` lives: there, or, for a lent user who cannot reach it, in a place of its own. */
export function reachableData(folder: string, owner: Owner): string {
  if (!owner || isTraversable(dirname(folder))) return folder;
  const name = createHash('sha256').update(folder).digest('hex').slice(0, 12);
  return join(sharedPlace, `data-${name}`, 'postgres');
}

/** The binaries, copied once to a place the lent user can reach when the repository is not one. */
export function reachableBinaries(folder: string, owner: Owner): string {
  if (!owner || isTraversable(folder)) return folder;
  const name = createHash('sha256').update(folder).digest('hex').slice(0, 12);
  const copy = join(sharedPlace, `postgres-${name}`);
  if (!existsSync(copy)) {
    mkdirSync(sharedPlace, { recursive: true, mode: 0o755 });
    const making = `${copy}.${process.pid}`;
    rmSync(making, { recursive: true, force: true });
    cpSync(folder, making, { recursive: true, verbatimSymlinks: true });
    chmodSync(making, 0o755);
    renameSync(making, copy);
  }
  return copy;
}
