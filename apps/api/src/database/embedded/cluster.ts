import { randomBytes } from 'node:crypto';
import { chownSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { EmbeddedPostgresError, reason } from './error.ts';
import type { Owner } from './owner.ts';
import { runCommand } from './run-command.ts';

const user = 'rimba';

/** Makes the cluster's folder, where there is none yet. */
export async function makeCluster(data: string, binaries: string, owner: Owner): Promise<void> {
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
    await runCommand(
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

/** The address of one of its databases, from where it listens. */
export function clusterUrl(data: string, port: number, database: string): string {
  const password = readFileSync(join(data, 'rimba-password'), 'utf8');
  return `postgres://${user}:${password}@127.0.0.1:${port}/${database}`;
}
