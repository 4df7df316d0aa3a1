import { join, relative } from 'node:path';
import { gzipSync } from 'node:zlib';
import { stylePlugins } from '@rimba/config/vite';
import { build, type Rolldown } from 'vite';

export interface ComponentWeight {
  /** kB of 1,000 bytes, gzip at its best. */
  readonly scripts: number;
  readonly styles: number;
  /** The modules of the design system that came along, from its `src`. */
  readonly modules: readonly string[];
}

const source = join(import.meta.dirname, '..', '..', '..', 'packages', 'ui', 'src');
const kB = (text: string) => (text === '' ? 0 : gzipSync(text, { level: 9 }).length / 1_000);

/** Bundles a module as an app would and weighs what is ours in it: everything but React and Radix. */
export async function weighComponents(entry: string): Promise<ComponentWeight> {
  const answer = await build({
    configFile: false,
    logLevel: 'error',
    plugins: stylePlugins(),
    build: {
      write: false,
      lib: { entry, formats: ['es'], fileName: 'page' },
      minify: 'oxc',
      cssMinify: true,
      rolldownOptions: { external: /^(react|react-dom|@radix-ui)(\/|$)|^@radix-ui\// },
    },
  });
  const [{ output }] = answer as [Rolldown.RolldownOutput];
  const chunks = output.filter((file) => file.type === 'chunk');
  const sheets = output.filter((file) => file.type === 'asset' && file.fileName.endsWith('.css'));
  return {
    scripts: kB(chunks.map(({ code }) => code).join('')),
    styles: kB(sheets.map((sheet) => ('source' in sheet ? String(sheet.source) : '')).join('')),
    modules: chunks
      .flatMap(({ modules }) => Object.entries(modules))
      .filter(([id, { renderedLength }]) => id.startsWith(source) && renderedLength > 0)
      .map(([id]) => relative(source, id)),
  };
}
