import { rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { publishedManifest } from './published-manifest.ts';

/**
 * Around packing, in the package's own folder: `prepack` puts the published manifest in place of the
 * workspace's, `postpack` puts that back. So npm, which knows no catalog, packs what pnpm would.
 */
const folder = process.cwd();
const manifest = join(folder, 'package.json');
const kept = join(folder, 'node_modules', '.package.workspace.json');

if (process.argv.includes('--restore')) {
  await rename(kept, manifest);
} else {
  const published = await publishedManifest(folder);
  await rename(manifest, kept);
  await writeFile(manifest, `${JSON.stringify(published, null, 2)}\n`);
}
