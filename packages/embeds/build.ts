import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { precompress } from '@rimba/config/precompress';
import { embedTexts } from '@rimba/i18n/embeds';
import { pages } from '@rimba/paths';
import { build } from 'vite';
import type { BuiltIn } from './src/built-in.ts';
import { look } from './src/look.ts';

const names = ['tree', 'community', 'certificate'] as const;

/** Worked out here: no script carries the table of all pages, every theme's colours, or the words of another. */
function builtInto(name: (typeof names)[number]): BuiltIn {
  const { shelfTree, community, certificate } = pages;
  return {
    look,
    paths: { shelfTree: shelfTree.path, community: community.path, certificate: certificate.path },
    texts: { id: textsFor(name, embedTexts.id), en: textsFor(name, embedTexts.en) },
  };
}

const textsFor = (name: string, texts: object) =>
  Object.fromEntries(Object.entries(texts).filter(([key, text]) => typeof text === 'string' || key === name));

const dist = join(import.meta.dirname, 'dist');
await rm(dist, { recursive: true, force: true });
// One at a time: each script stands alone, so that a page names one and loads nothing else.
for (const name of names) {
  await build({
    configFile: false,
    root: import.meta.dirname,
    logLevel: 'error',
    define: { builtIn: JSON.stringify(builtInto(name)) },
    build: {
      emptyOutDir: false,
      target: 'es2022',
      modulePreload: false,
      rolldownOptions: { input: `src/${name}.ts`, output: { entryFileNames: `${name}.js` } },
    },
  });
}
await precompress(dist);
