import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type PathName, pageNames, pages } from '@rimba/paths';
import { expect, it } from 'vitest';

/** Not to be looked at: files for programs, and the stop on the way back from Google. */
const notForReaders: readonly PathName[] = [
  'newsFeed',
  'preview',
  'sitemap',
  'sitemapPart',
  'robots',
  'googleCallback',
];

/** Its page shows nothing but what a mailed link of one's own leads to. */
const withoutStates: readonly PathName[] = ['leaveMails'];

/** The pages that have stories in a folder, by what their files say. */
const shown = (folder: string, maker: string) =>
  globSync('*.stories.tsx', { cwd: join(import.meta.dirname, folder) }).flatMap((file) => {
    const source = readFileSync(join(import.meta.dirname, folder, file), 'utf8');
    return new RegExp(`= ${maker}\\('(\\w+)'`).exec(source)?.[1] ?? `${file} shows no page`;
  });

const wanted = (owner: 'public' | 'member') =>
  pageNames.filter(
    (name) =>
      [owner, 'both'].includes(pages[name].owner) && ![...notForReaders, ...withoutStates].includes(name),
  );

it.each([
  ['visitors', 'visitorScreen', 'public'],
  ['adopters', 'adopterScreen', 'member'],
] as const)('every page of %s has its states', (folder, maker, owner) => {
  expect(shown(folder, maker).sort()).toEqual(wanted(owner).sort());
});

/** A certificate that cannot be had is the page “Not found”, whose states have it. */
const shownElsewhere: Readonly<Record<string, readonly string[]>> = { 'Certificate.stories.tsx': ['Failed'] };

it.each(globSync('*.stories.tsx', { cwd: join(import.meta.dirname, 'adopters') }))(
  '%s shows how it waits, fails and is without a network',
  (file) => {
    const source = readFileSync(join(import.meta.dirname, 'adopters', file), 'utf8');
    const wanted = ['Loading', 'Failed', 'Offline'].filter((state) => !shownElsewhere[file]?.includes(state));
    expect(wanted.filter((state) => !source.includes(`export const ${state} = at(`))).toEqual([]);
  },
);

it.each(globSync('{visitors,adopters}/*.stories.tsx', { cwd: import.meta.dirname }))(
  '%s shows all of its states beside each other',
  (file) => {
    const source = readFileSync(join(import.meta.dirname, file), 'utf8');
    const states = [...source.matchAll(/^export const (\w+) = at\(/gm)].map(([, name]) => name);
    const [, row = ''] = /^export const AllStates = rowOf\(\{([^}]*)\}/m.exec(source) ?? [];
    expect(states).not.toHaveLength(0);
    expect(
      row
        .split(',')
        .map((name) => name.trim())
        .filter(Boolean),
    ).toEqual(states);
  },
);
