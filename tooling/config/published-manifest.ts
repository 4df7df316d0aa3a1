import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

type Names = Record<string, string>;

/** What npm goes by when it publishes; the rest stands in the published manifest in place of the workspace's. */
interface PublishConfig {
  readonly access?: string | undefined;
  readonly provenance?: boolean | undefined;
  readonly [field: string]: unknown;
}

export interface Manifest {
  readonly name: string;
  readonly version: string;
  readonly files?: readonly string[];
  readonly dependencies?: Names;
  readonly exports?: unknown;
  readonly publishConfig?: PublishConfig;
  readonly [field: string]: unknown;
}

export const readManifest = async (folder: string): Promise<Manifest> =>
  JSON.parse(await readFile(join(folder, 'package.json'), 'utf8'));

/** What only this repository needs of a package. */
const ownAffairs = new Set(['devDependencies', 'scripts']);

/**
 * A package as its consumers see it: the exports of `publishConfig` instead of the workspace's sources, and
 * the installed versions instead of `catalog:` and `workspace:`, which only pnpm understands.
 */
export async function publishedManifest(folder: string): Promise<Manifest> {
  const manifest = await readManifest(folder);
  const { name, version, dependencies = {}, publishConfig = {} } = manifest;
  const { access, provenance, ...published } = publishConfig;
  const kept = Object.fromEntries(Object.entries(manifest).filter(([field]) => !ownAffairs.has(field)));
  const resolved = await Promise.all(
    Object.entries(dependencies).map(async ([dependency, range]) => {
      if (!/^(catalog|workspace):/.test(range)) return [dependency, range];
      const installed = await readManifest(join(folder, 'node_modules', dependency));
      return [dependency, `^${installed.version}`];
    }),
  );
  return {
    ...kept,
    ...published,
    name,
    version,
    publishConfig: { access, provenance },
    dependencies: Object.fromEntries(resolved),
  };
}
