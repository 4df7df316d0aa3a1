import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import * as library from '../index.ts';
import { changesOf } from './changes.ts';
import { foundationGuides } from './foundation-guides.ts';
import type { Guide } from './guide.ts';
import { changelog, changesets } from './releases.ts';

interface StoryModule {
  readonly default: { title: string; component?: unknown; subcomponents?: Record<string, unknown> };
  readonly [story: string]: unknown;
}

const components = join(import.meta.dirname, '..', 'components');
const guides = import.meta.glob<Guide>('../components/*/*.guide.ts', { eager: true, import: 'guide' });
const stories = import.meta.glob<StoryModule>('../components/*/*.stories.tsx', { eager: true });

const parts: Readonly<Record<string, unknown>> = { ...library };
const folders = readdirSync(components);
const faces = ['primitives.ts', 'domain.ts'].map((face) =>
  readFileSync(join(import.meta.dirname, '..', face), 'utf8'),
);

/** What a folder gives to others that can be put on a page. */
function componentsOf(folder: string): string[] {
  const exported = faces.flatMap((face) =>
    [...face.matchAll(/export \{([^}]*)\} from '\.\/components\/([^/]+)\/[^']+\.tsx'/g)]
      .filter(([, , from]) => from === folder)
      .flatMap(([, names = '']) => names.split(',').map((name) => name.trim())),
  );
  return exported.filter((name) => /^[A-Z]/.test(name) && name in parts);
}

it.each(folders)('%s has a guide', (name) => {
  const guide = guides[`../components/${name}/${name}.guide.ts`];
  expect(guide?.use).toMatch(/\.$/);
  expect(guide?.anatomy).not.toHaveLength(0);
  expect(guide?.dos).not.toHaveLength(0);
  expect(guide?.donts).not.toHaveLength(0);
});

it('tells of every foundation when and how to use it', () => {
  const own = import.meta.glob<StoryModule>('./*.stories.tsx', { eager: true });
  const titles = Object.values(own).map((page) => page.default.title);
  expect(Object.keys(foundationGuides).sort()).toEqual(titles.sort());
});

it.each(folders)('%s has a page under its name, with the properties of each of its parts', (name) => {
  const page = stories[`../components/${name}/${name}.stories.tsx`];
  if (!page) throw new Error(`${name}.stories.tsx is missing`);
  const { title, component, subcomponents = {} } = page.default;
  expect(title.split('/').at(-1)).toMatch(new RegExp(`^${name}s?$`));
  expect(Object.keys(page).filter((key) => /^[A-Z]/.test(key))).not.toHaveLength(0);
  const shown = [component, ...Object.values(subcomponents)];
  const unshown = componentsOf(name).filter((part) => !shown.includes(parts[part]));
  expect(unshown, 'name these in `subcomponents`').toEqual([]);
});

it.each(folders)('%s says since which release it is there', (name) => {
  const since = guides[`../components/${name}/${name}.guide.ts`]?.since;
  if (since !== 'next') expect(changelog).toContain(`\n## ${since}\n`);
  // Once that release is out, its number takes the word's place.
  else expect(changesOf([name], changesets, ''), 'no changeset brings it').not.toEqual([]);
});
