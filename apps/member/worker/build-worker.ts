import { createHash } from 'node:crypto';
import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from 'vite';
import { everyText } from '../app/session/texts.ts';
import { shellAddress } from './shell-address.ts';

/** Larger pieces that the index does not name are asked for on demand, and stay with the network. */
const largestPiece = 60_000;
const assets = 'assets/member';

/** What a member finds without a network: the index, the pages' code and styles, fonts and texts. */
async function listPrecached(clientFolder: string) {
  const index = await readFile(join(clientFolder, 'index.html'), 'utf8');
  const files = await readdir(join(clientFolder, assets));
  const wanted = await Promise.all(
    files.map(async (name) => {
      if (name.endsWith('.json')) return everyText.some((namespace) => name.startsWith(`${namespace}-`));
      if (!/\.(?:js|css|woff2)$/.test(name)) return false;
      return index.includes(name) || (await stat(join(clientFolder, assets, name))).size <= largestPiece;
    }),
  );
  return [
    { url: shellAddress, revision: createHash('sha256').update(index).digest('hex') },
    ...files.filter((_name, at) => wanted[at]).map((name) => ({ url: `/${assets}/${name}`, revision: null })),
  ];
}

/** Writes the service worker beside a finished build of the app. */
export async function buildWorker(clientFolder: string): Promise<void> {
  await build({
    configFile: false,
    logLevel: 'warn',
    define: {
      precached: JSON.stringify(await listPrecached(clientFolder)),
      'process.env.NODE_ENV': JSON.stringify('production'),
    },
    build: {
      outDir: clientFolder,
      emptyOutDir: false,
      copyPublicDir: false,
      rolldownOptions: {
        input: join(import.meta.dirname, 'worker.ts'),
        output: { format: 'iife', entryFileNames: 'sw.js' },
      },
    },
  });
}
