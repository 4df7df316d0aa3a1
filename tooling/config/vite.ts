import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import type { Plugin, PluginOption } from 'vite';

/** What every Vite build of ours needs before its framework's own plugins. */
export const stylePlugins = (): PluginOption[] => [
  vanillaExtractPlugin(),
  withoutInlineToastStyles(),
  withoutUnusedNames(),
];

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
