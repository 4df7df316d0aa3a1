import { execFile } from 'node:child_process';
import { cp, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { publishedManifest } from './published-manifest.ts';

const run = promisify(execFile);

/**
 * What `npm pack` does in a built package's folder, in a copy: others may be reading its manifest meanwhile.
 * @returns where the tarball lies, in `stage`
 */
export async function packPackage(source: string, stage: string): Promise<string> {
  const manifest = await publishedManifest(source);
  for (const entry of manifest.files ?? (await readdir(source))) {
    await cp(join(source, entry), join(stage, entry), { recursive: true });
  }
  await writeFile(join(stage, 'package.json'), JSON.stringify(manifest));
  await run('npm', ['pack', '--ignore-scripts', '--silent'], { cwd: stage });
  const [tarball = ''] = (await readdir(stage)).filter((file) => file.endsWith('.tgz'));
  return join(stage, tarball);
}
