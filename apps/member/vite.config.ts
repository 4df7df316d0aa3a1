import { reactRouter } from '@react-router/dev/vite';
import { stylePlugins } from '@rimba/config/vite';
import { defineConfig } from 'vite';

// Both apps share one origin: each keeps its files, built or served while developing, under a prefix of its
// own. A built app gets it as the folder of its assets, because React Router's build asks its own preview
// server for `/`, which a `base` would redirect.
const prefix = 'assets/member';

/** Dialogs, menus and the like, and what they stand on, come when somebody asks for them, however many pages may. */
const onDemand =
  /node_modules\/(?:@radix-ui\/(?!react-(?:slot|compose-refs)\/)|react-remove-scroll|react-style-singleton|use-sidecar|use-callback-ref|get-nonce|aria-hidden|tslib)|ui\/src\/components\/Dialog\//;

/** What a page waits for comes in one file; without this, every module that two pages share is a file. */
const base = { name: 'base', minShareCount: 14, test: (id: string) => !onDemand.test(id) };

/** The same for what the app itself begins with, and some of its parts need too. */
const beginning = {
  name: 'beginning',
  test: /\/(?:apps\/member\/app\/(?:session|offline\/update|frame\/(?:use-logout|PageFailed))|auth\/src\/react|checkout\/src\/draft|rendering\/src\/font-link|react-router\/dist)\b/,
};

/**
 * Vite tells the browser what has changed. One of React Router's plugins says the same twice more while developing, each
 * time as of another moment, and of answers that overtake one another the browser may keep the oldest.
 */
const routerToldOnce = () =>
  reactRouter().filter(({ name }) => name !== 'react-router-server-change-trigger-client-hmr');

export default defineConfig(({ command, isPreview }) => ({
  base: command === 'serve' && !isPreview ? `/${prefix}/` : '/',
  plugins: [...stylePlugins(), routerToldOnce()],
  // All that pages need of libraries is known before the first is asked for: what is found later loads the page again.
  optimizeDeps: {
    entries: ['app/**/*.{ts,tsx}', '!app/**/*.test.{ts,tsx}'],
    include: ['@rimba/ui > @vanilla-extract/recipes/createRuntimeFn'],
  },
  // One style sheet: split ones arrive in an order of their own, and the order decides which rule wins.
  build: { assetsDir: prefix, cssCodeSplit: false },
  environments: {
    client: { build: { rolldownOptions: { output: { codeSplitting: { groups: [base, beginning] } } } } },
    // The server's build is whole: what our packages import is not to be found from this app's own folder.
    // While developing, libraries stay outside: some are no modules.
    ssr: {
      resolve: { noExternal: command === 'build' ? true : [] },
      build: { rolldownOptions: { input: './server.ts' } },
      // Vite leaves the choice to the server as it runs, and both Reacts in the build.
      define: command === 'build' ? { 'process.env.NODE_ENV': '"production"' } : {},
    },
  },
}));
