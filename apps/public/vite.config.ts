import { join } from 'node:path';
import { reactRouter } from '@react-router/dev/vite';
import { stylePlugins } from '@rimba/config/vite';
import { defineConfig, type Plugin } from 'vite';

// Both apps share one origin: each keeps its files, built or served while developing, under a prefix of its
// own. A built app gets it as the folder of its assets, because React Router's build asks its own preview
// server for `/`, which a `base` would redirect.
const prefix = 'assets/public';

const withoutStyleElements: Plugin = {
  name: 'rimba:without-style-elements',
  enforce: 'pre',
  resolveId: (id) =>
    id === 'react-style-singleton'
      ? join(import.meta.dirname, 'app/member-frame/style-singleton.ts')
      : undefined,
};

/**
 * While developing, React Router has a changed component drawn anew once its router has asked for data again. A
 * document has no router, and its islands are drawn anew at once.
 */
const refreshWithoutRouter: Plugin = {
  name: 'rimba:refresh-without-router',
  apply: 'serve',
  transform: {
    filter: { id: /virtual:react-router\/hmr-runtime$/ },
    handler(code) {
      const changed = code.replace(
        /^const enqueueUpdate = debounce\(.*?^\}, 16\);$/ms,
        () => 'const enqueueUpdate = debounce(() => exports.performReactRefresh(), 16);',
      );
      if (changed === code)
        this.error('React Router no longer refreshes components the way this plugin expects.');
      return { code: changed, map: null };
    },
  },
};

// Only what comes first is packed together: dialogs, menus and the like come when somebody asks for them.

/** What every form waits for comes in one file: many small ones are fetched slower and pack worse. */
const base = { name: 'base', minShareCount: 6, tags: ['$initial' as const] };

/** What a document's script shares with what it brings on demand comes beside it in one file as well. */
const shared = { name: 'shared', minShareCount: 2, tags: ['$initial' as const] };

/** Of what both apps share only what a page uses comes with it: its modules only export, styles aside. */
const onlyExports = {
  test: /packages\/(?:certificate|checkout|forms|map|rendering|shell|tree)\/src\/(?!.*\.css)/,
  sideEffects: false,
};

export default defineConfig(({ command, isPreview }) => ({
  base: command === 'serve' && !isPreview ? `/${prefix}/` : '/',
  plugins: [...stylePlugins(), reactRouter(), refreshWithoutRouter],
  // Documents name their scripts by address, so that Vite does not find by itself what they need of libraries.
  optimizeDeps: {
    entries: ['app/**/*.enhancement.{ts,tsx}', 'app/enhancement/*document.ts'],
    include: ['@rimba/ui > @vanilla-extract/recipes/createRuntimeFn'],
  },
  // One small style sheet for every page beats twenty smaller ones: a phone fetches it once.
  build: { assetsDir: prefix, cssCodeSplit: false },
  // A document's scripts are modules, each with what it imports.
  worker: {
    format: 'es',
    plugins: () => [...stylePlugins(), withoutStyleElements],
    rolldownOptions: {
      treeshake: { moduleSideEffects: [onlyExports] },
      output: { codeSplitting: { groups: [shared] } },
    },
  },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          treeshake: { moduleSideEffects: [onlyExports] },
          output: { codeSplitting: { groups: [base] } },
        },
      },
    },
    // The server's build is whole: what our packages import is not to be found from this app's own folder.
    // While developing, libraries stay outside: some are no modules.
    ssr: {
      // But for pictures: one part of their drawing is machine code, the other brings its own.
      resolve: { noExternal: command === 'build' ? true : [], external: ['@resvg/resvg-js', 'satori'] },
      build: { rolldownOptions: { input: './server.ts' } },
      // Vite leaves the choice to the server as it runs, and both Reacts in the build.
      define: command === 'build' ? { 'process.env.NODE_ENV': '"production"' } : {},
    },
  },
}));
