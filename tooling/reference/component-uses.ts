import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { readSources } from '@rimba/i18n/uses';
import type { Indexer } from 'storybook/internal/types';
import type { Plugin } from 'vite';
import type { Guide } from '../../packages/ui/src/stories/guide.ts';
import { otherPages } from './other-pages.ts';

/** One component of the library: what for, where its page is, and how much it is used. */
export interface ComponentUse {
  readonly name: string;
  /** When it is the right one: the first words of its guide. */
  readonly use: string;
  /** What other systems call it. */
  readonly elsewhere: readonly string[];
  readonly since: Guide['since'];
  /** Its own name and what its folder gives to others. */
  readonly parts: readonly string[];
  /** Its page in Storybook: `Components/Actions/Button`. */
  readonly title: string;
  /** Files of the product that import it or one of its parts. */
  readonly files: number;
}

const name = 'virtual:component-uses';
const root = join(import.meta.dirname, '..', '..');
const components = join(root, 'packages', 'ui', 'src', 'components');
const faces = ['primitives.ts', 'domain.ts'].map((file) =>
  readFileSync(join(root, 'packages', 'ui', 'src', file), 'utf8'),
);

const otherNamesFile = /OtherNames\.stories\.tsx$/;
/** Says which story the word leads to, where that is not the first of its page: `manager.ts` reads it from the id. */
const exportNameOf = (at: number, story?: string) =>
  `Word${at}${story === undefined ? '' : `-to-${story}`}`.replace(/-(.)/g, (_dash, first) =>
    first.toUpperCase(),
  );

/** What a folder of the library gives to others. */
const partsOf = (folder: string): string[] =>
  faces.flatMap((face) =>
    [...face.matchAll(/export \{([^}]*)\} from '\.\/components\/([^/]+)\//g)]
      .filter(([, , from]) => from === folder)
      .flatMap(([, names = '']) => names.split(',').map((part) => part.trim().replace(/^type /, ''))),
  );

const imported = (source: string): string[] =>
  [...source.matchAll(/import \{([^}]*)\} from '@rimba\/ui'/g)].flatMap(([, names = '']) =>
    names.split(',').map((part) => part.trim().replace(/^type /, '')),
  );

async function guideOf(folder: string) {
  const file = pathToFileURL(join(components, folder, `${folder}.guide.ts`)).href;
  const { guide }: { guide: Guide } = await import(file);
  return { use: guide.use, elsewhere: guide.elsewhere ?? [], since: guide.since };
}

function findComponentUses(): Promise<ComponentUse[]> {
  const importing = [...readSources(root).values()].map((source) => new Set(imported(source)));
  const describe = async (folder: string): Promise<ComponentUse> => {
    const stories = readFileSync(join(components, folder, `${folder}.stories.tsx`), 'utf8');
    const parts = partsOf(folder);
    return {
      name: folder,
      ...(await guideOf(folder)),
      parts: [folder, ...parts],
      title: /title: '([^']+)'/.exec(stories)?.[1] ?? folder,
      files: importing.filter((names) => parts.some((part) => names.has(part))).length,
    };
  };
  return Promise.all(readdirSync(components).map(describe));
}

/** Gives Storybook's first page every component with the number of places that use it, from the sources as they are. */
export function componentUses(): Plugin {
  return {
    name: 'rimba:component-uses',
    resolveId: (id) => (id === name ? `\0${name}` : undefined),
    load: async (id) =>
      id === `\0${name}`
        ? `export const componentUses = ${JSON.stringify(await findComponentUses())};`
        : undefined,
    /** A story is one export. */
    async transform(code, id) {
      if (!otherNamesFile.test(id)) return undefined;
      const names = new Set((await findWords()).map(({ exportName }) => exportName));
      return `${code}\nexport { ${[...names].map((as) => `OtherName as ${as}`).join(', ')} };`;
    },
  };
}

/** What whole screens are called. */
const screenNames = new Set(
  readdirSync(join(import.meta.dirname, 'src', 'screens'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.stories.tsx'))
    .map((file) => basename(file, '.stories.tsx').toLowerCase()),
);

/** Words of its own name by which a component is sought, and a screen is called: without them the screen would be found first. */
const sharedWords = (component: string): string[] =>
  component
    .split(/(?=[A-Z])/)
    .map((word) => word.toLowerCase())
    .filter((word) => screenNames.has(word));

/** Whatever is sought by another name, and where its page is. */
const findPages = async (): Promise<{ title: string; story?: string; elsewhere: readonly string[] }[]> => [
  ...(await findComponentUses()).map(({ title, name: own, elsewhere }) => ({
    title,
    elsewhere: [...new Set([...elsewhere, ...sharedWords(own)])],
  })),
  ...otherPages,
];

/** Every such name, counted within its title: mails have theirs in common. */
async function findWords() {
  const counts = new Map<string, number>();
  return (await findPages()).flatMap(({ title, story, elsewhere }) =>
    elsewhere.map((word) => {
      const at = counts.get(title) ?? 0;
      counts.set(title, at + 1);
      return { title, word, exportName: exportNameOf(at, story) };
    }),
  );
}

/**
 * Names stories below each page by what others call it, one for each word: the sidebar's search knows names of stories only, and
 * finds one that is called just so before any that is like it.
 */
export const otherNamesIndexer: Indexer = {
  test: otherNamesFile,
  createIndex: async (importPath) =>
    (await findWords()).map(({ title, word, exportName }) => ({
      type: 'story' as const,
      importPath,
      exportName,
      title,
      name: word,
      tags: ['!autodocs', '!test'],
    })),
};
