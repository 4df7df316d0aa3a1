import { createHash } from 'node:crypto';
import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from 'vite';
import { everyText } from '../app/session/texts.ts';
import { shellAddress } from './shell-address.ts';

/** Larger pieces that no page begins with are asked for on demand, and stay with the network. */
const largestPiece = 60_000;
const assets = 'assets/member';

/** What a member finds without a network: a page to begin with, the pages' code and styles, fonts and texts. */
async function listPrecached(clientFolder: string) {
  const files = await readdir(join(clientFolder, assets));
  // React Router's own list of what each page begins with.
  const manifest = files.find((name) => /^manifest-.*\.js$/.test(name)) ?? '';
  const begins = await readFile(join(clientFolder, assets, manifest), 'utf8');
  const wanted = await Promise.all(
    files.map(async (name) => {
      if (name.endsWith('.json')) return everyText.some((namespace) => name.startsWith(`${namespace}-`));
      if (!/\.(?:js|css|woff2)$/.test(name)) return false;
      return begins.includes(name) || (await stat(join(clientFolder, assets, name))).size <= largestPiece;
    }),
  );
  return [
    // The page that is kept names files of this build, and changes with them.
    { url: shellAddress, revision: createHash('sha256').update(files.sort().join()).digest('hex') },
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
