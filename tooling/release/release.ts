import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { packPackage } from '@rimba/config/pack-package';
import { publishedManifest } from '@rimba/config/published-manifest';
import { packageFaults } from './package-faults.ts';

const run = promisify(execFile);
const repository = resolve(import.meta.dirname, '..', '..');
const published = ['packages/api-client', 'packages/ui'];

/** Only where a CI signs for it, npm can say which commit a package was built from. */
const attests = Boolean(process.env.ACTIONS_ID_TOKEN_REQUEST_URL ?? process.env.SIGSTORE_ID_TOKEN);

type Packed = { name: string; version: string; tarball: string };

/**
 * Publishes of the built packages what the registry does not have in their version. All are packed and checked before
 * the first is sent. The token is npm's own affair (`npm login --registry …`, or `NPM_CONFIG_USERCONFIG`).
 * @param registry where to, as an address
 * @throws for a package that others could not use, and what npm says where it is refused
 */
export async function release(registry: string, say: (line: string) => void): Promise<void> {
  const stage = await mkdtemp(join(tmpdir(), 'rimba-release-'));
  try {
    const packed: Packed[] = [];
    for (const folder of published) {
      const source = join(repository, folder);
      const { name, version } = await publishedManifest(source);
      if (await isPublished(name, version, registry)) say(`${name}@${version} is published already`);
      else packed.push({ name, version, tarball: await packPackage(source, join(stage, folder)) });
    }
    for (const { name, version, tarball } of packed) {
      const faults = await packageFaults(tarball);
      if (faults.length > 0) throw new Error(`${name}@${version}: ${faults.join('; ')}`);
    }
    for (const { name, version, tarball } of packed) {
      await npm('publish', tarball, '--registry', registry, ...(attests ? [] : ['--no-provenance']));
      say(`${name}@${version} is published`);
    }
  } finally {
    await rm(stage, { recursive: true });
  }
}

async function isPublished(name: string, version: string, registry: string): Promise<boolean> {
  try {
    return (await npm('view', `${name}@${version}`, 'version', '--registry', registry)).trim() !== '';
  } catch (failure) {
    if (failure instanceof Error && failure.message.includes('E404')) return false;
    throw failure;
  }
}

async function npm(...args: string[]): Promise<string> {
  // Beside the packages, so that no setting of this repository rules what is published.
  const { stdout } = await run('npm', [...args, '--loglevel', 'error'], { cwd: tmpdir() });
  return stdout;
}
