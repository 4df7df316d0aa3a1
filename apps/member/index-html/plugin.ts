import { join } from 'node:path';
import { stylePlugins } from '@rimba/config/vite';
import { createServer, type HtmlTagDescriptor, type Plugin } from 'vite';

/** Fonts of the first view: fetched beside the style sheet that names them. */
const fonts = ['rimba-sans.woff2', 'rimba-serif.woff2'];

const preload = (href: string): HtmlTagDescriptor => ({
  tag: 'link',
  attrs: { rel: 'preload', as: 'font', type: 'font/woff2', crossorigin: true, href },
  injectTo: 'head',
});

/** What `parts.tsx` renders; the mode decides how classes are named, here as in the style sheet. */
async function renderParts(mode: string): Promise<typeof import('./parts.tsx')> {
  const vite = await createServer({
    configFile: false,
    mode,
    logLevel: 'warn',
    appType: 'custom',
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
    plugins: stylePlugins(),
  });
  try {
    return (await vite.ssrLoadModule(join(import.meta.dirname, 'parts.tsx'))) as typeof import('./parts.tsx');
  } finally {
    await vite.close();
  }
}

/** Writes into the index what stands there before any script of ours has run: its head and the first view. */
export function indexHtml(): Plugin {
  let mode: string;
  let parts: ReturnType<typeof renderParts> | undefined;
  return {
    name: 'rimba:index-html',
    configResolved: (config) => {
      mode = config.mode;
    },
    transformIndexHtml: {
      order: 'post',
      async handler(html, { bundle = {} }) {
        parts ??= renderParts(mode);
        const { head, firstEntry, withoutScript } = await parts;
        return {
          html: html
            .replace('<!--head-->', head)
            .replace('<!--first-entry-->', firstEntry)
            .replace('<!--without-script-->', withoutScript),
          tags: Object.values(bundle)
            .filter((file) => file.type === 'asset' && file.names.some((name) => fonts.includes(name)))
            .map(({ fileName }) => preload(`/${fileName}`)),
        };
      },
    },
  };
}
