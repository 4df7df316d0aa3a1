import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import type { DevEnvironment, Plugin, PluginOption, ViteDevServer } from 'vite';

/** What every Vite build of ours needs before its framework's own plugins. */
export const stylePlugins = (): PluginOption[] => [
  vanillaExtractPlugin({ unstable_pluginFilter: ({ name }) => name === freshStylesName }),
  freshStyles(),
  withoutInlineToastStyles(),
  withoutUnusedNames(),
  withoutUnusedComponents(),
];

const freshStylesName = 'rimba:fresh-styles';

/** The Vite servers in which vanilla-extract evaluates styles. */
const styleCompilers = new Set<ViteDevServer>();

/** They load our configuration anew, and of its plugins only the one that may pass. */
const isStyleCompiler = (plugins: readonly PluginOption[] = []) =>
  plugins.some((plugin) => plugin && 'name' in plugin && plugin.name === 'vanilla-extract-transform');

/**
 * While developing, a changed style could be answered as it was before, and stay so. A style compiler that watches
 * files by itself may notice the change after the browser, told by the app's own watcher, has asked: one watcher tells
 * both. And a style sheet is what the compiler last made of its file, so that file is compiled first.
 */
function freshStyles(): Plugin {
  /** Where styles are compiled for; undefined until something has changed, because nothing is stale before. */
  let pages: DevEnvironment | undefined;
  return {
    name: freshStylesName,
    apply: 'serve',
    config: ({ plugins }) => (isStyleCompiler(plugins) ? { server: { watch: null } } : undefined),
    configureServer(server) {
      if (isStyleCompiler(server.config.plugins)) {
        styleCompilers.add(server);
        return;
      }
      server.watcher.on('change', (file) => {
        pages = server.environments.client;
        for (const compiler of styleCompilers) compiler.watcher.emit('change', file);
      });
    },
    load: {
      order: 'pre',
      filter: { id: /\.css\.ts\.vanilla\.css(?:$|\?)/ },
      async handler(id) {
        await pages?.transformRequest(id.replace(/\.vanilla\.css.*/, ''));
      },
    },
  };
}

/**
 * sonner writes its styles into a style element when it is imported, which a strict content policy refuses.
 * @rimba/ui imports the same styles as a stylesheet, so the built bundle leaves the element out.
 */
function withoutInlineToastStyles(): Plugin {
  return {
    name: 'rimba:without-inline-toast-styles',
    apply: 'build',
    transform: {
      filter: { id: /\/sonner\/dist\/index\.m?js/ },
      handler(code) {
        const stripped = code.replace(/^__insertCSS\(".*"\);$/m, '');
        if (stripped === code) this.error('sonner no longer writes its styles the way this plugin expects.');
        return { code: stripped, map: null };
      },
    },
  };
}

/**
 * Radix comes built with a call beside each function that gives it its name back, which keeps functions that
 * nobody uses: a third of its tabs is a second way to hold their triggers.
 */
function withoutUnusedNames(): Plugin {
  return {
    name: 'rimba:without-unused-names',
    apply: 'build',
    configEnvironment: () => ({
      build: { rolldownOptions: { treeshake: { manualPureFunctions: ['__name'] } } },
    }),
  };
}

/**
 * React Router neither marks the calls that make its components nor leaves their names to development, which keeps
 * those that nobody uses and all they stand on: its forms, its routes and what matches addresses with them.
 */
function withoutUnusedComponents(): Plugin {
  return {
    name: 'rimba:without-unused-components',
    apply: 'build',
    transform: {
      filter: { id: /\/react-router\/dist\/production\/lib\/.*\.js$/ },
      handler: (code) => ({
        code: code
          .replace(
            /(?<=^const \w+ = )(?=React\$1\.(?:memo|forwardRef|createContext)\()/gm,
            '/* @__PURE__ */ ',
          )
          .replace(/^\w+\.displayName = ".*";$/gm, ''),
        map: null,
      }),
    },
  };
}
