import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type Plugin } from 'esbuild';

/** Ours is bundled, each file with the place it had; what others made is loaded from where it lies. */
const ours: Plugin = {
  name: 'ours',
  setup(builder) {
    builder.onResolve({ filter: /^[^.#/]/ }, async ({ path, pluginData, ...from }) => {
      if (pluginData === 'resolving' || path.startsWith('@rimba/') || path.startsWith('node:'))
        return undefined;
      if (from.kind === 'entry-point') return undefined;
      const { path: file, external } = await builder.resolve(path, { ...from, pluginData: 'resolving' });
      return external || !file ? undefined : { path: pathToFileURL(file).href, external: true };
    });
    builder.onLoad({ filter: /\.tsx?$/ }, async ({ path }) => {
      const source = await readFile(path, 'utf8');
      const contents = source
        .replaceAll('import.meta.url', JSON.stringify(pathToFileURL(path).href))
        .replaceAll('import.meta.dirname', JSON.stringify(dirname(path)));
      return { contents, loader: path.endsWith('x') ? 'tsx' : 'ts' };
    });
  },
};

/** Bundles the service, which then starts in a third of the time. @returns the file to start */
export async function bundleService(folder: string): Promise<string> {
  await build({
    entryPoints: [join(import.meta.dirname, 'service.ts')],
    outdir: folder,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'node',
    target: 'node24',
    jsx: 'automatic',
    logLevel: 'error',
    plugins: [ours],
  });
  return join(folder, 'service.mjs');
}
