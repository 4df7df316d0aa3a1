import { join } from 'node:path';
import { build } from 'vite';

/** What a page loads at first to run some code in a consumer's folder. */
export async function bundleIn(folder: string, code: string): Promise<string> {
  const result = await build({
    root: folder,
    configFile: false,
    logLevel: 'error',
    plugins: [
      {
        name: 'entry',
        resolveId: (id) => (id === 'entry' ? join(folder, 'entry.js') : undefined),
        load: (id) => (id.endsWith('entry.js') ? code : undefined),
      },
    ],
    build: { write: false, rolldownOptions: { input: 'entry' } },
  });
  const chunks = [result].flat().flatMap((built) => ('output' in built ? built.output : []));
  const entry = chunks.find((chunk) => chunk.type === 'chunk' && chunk.isEntry);
  if (entry?.type !== 'chunk') throw new Error('nothing was built');
  return entry.code;
}
