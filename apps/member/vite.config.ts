import { join } from 'node:path';
import { precompress } from '@rimba/config/precompress';
import { stylePlugins } from '@rimba/config/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { noncePlaceholder } from './app/nonce.ts';
import { indexHtml } from './index-html/plugin.ts';
import { buildWorker } from './worker/build-worker.ts';

// Both apps share one origin: each keeps its files, built or served while developing, under a prefix of its own.
const prefix = 'assets/member';
const client = join(import.meta.dirname, 'build', 'client');
const server = join(import.meta.dirname, 'build', 'server');

/** Dialogs, menus and the like come when somebody asks for them, however many pages may. */
const onDemand = /node_modules\/@radix-ui\/(?!react-(?:slot|compose-refs)\/)/;

/** What a page waits for comes in one file; without this, every module that two pages share is a file. */
const base = { name: 'base', minShareCount: 16, test: (id: string) => !onDemand.test(id) };

/** The same for what the app itself begins with, and some of its parts need too. */
const beginning = {
  name: 'beginning',
  test: /\/(?:apps\/member\/app\/(?:navigation|served\/served-state|session|offline\/update|frame\/use-logout)|auth\/src\/react|checkout\/src\/draft)\b/,
};

/** What needs the finished build: the service worker, which lists its files, and their compressed copies. */
const afterBuild: Plugin = {
  name: 'rimba:after-build',
  apply: 'build',
  writeBundle: {
    sequential: true,
    order: 'post',
    async handler() {
      await buildWorker(client);
      await precompress(join(client, 'assets'));
    },
  },
};

export default defineConfig(({ command, isSsrBuild = false }) => ({
  base: command === 'serve' ? `/${prefix}/` : '/',
  html: { cspNonce: noncePlaceholder },
  plugins: [...stylePlugins(), react(), ...(isSsrBuild ? [] : [indexHtml(), afterBuild])],
  // Whole: what our packages import is not to be found from this app's own folder.
  ...(isSsrBuild && { ssr: { noExternal: true } }),
  build: {
    outDir: isSsrBuild ? server : client,
    assetsDir: prefix,
    // The gateway reads it, to name a page's files together with the index.
    manifest: !isSsrBuild,
    copyPublicDir: !isSsrBuild,
    // One style sheet: split ones arrive in an order of their own, and the order decides which rule wins.
    cssCodeSplit: false,
    rolldownOptions: isSsrBuild ? {} : { output: { codeSplitting: { groups: [base, beginning] } } },
  },
}));
