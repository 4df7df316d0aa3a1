import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
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
const shownElsewhere: readonly string[] = ['Certificate Failed'];

const storiesOf = (folder: string) =>
  globSync('*.stories.tsx', { cwd: join(import.meta.dirname, folder) }).map((file) => {
    const source = readFileSync(join(import.meta.dirname, folder, file), 'utf8');
    const [, page = '', route = ''] = /= \w+Screen\('(\w+)', '([^']+)'\)/.exec(source) ?? [];
    const states = [...source.matchAll(/^export const (\w+) = at\(/gm)].map(([, state = '']) => state);
    const title = basename(file, '.stories.tsx');
    return { title, page: page as PathName, route, states };
  });

const missing = (title: string, states: readonly string[], wanted: readonly string[]) =>
  wanted.filter((state) => !states.includes(state) && !shownElsewhere.includes(`${title} ${state}`));

it.each(storiesOf('adopters'))('$title shows how it waits, fails and is without a network', (page) => {
  expect(missing(page.title, page.states, ['Loading', 'Failed', 'Offline'])).toEqual([]);
});

/** Lists that may have nothing in them. */
const lists: readonly PathName[] = [
  'adopters',
  'certificates',
  'home',
  'notifications',
  'transactions',
  'trees',
  'wishtree',
];

it.each(storiesOf('adopters').filter(({ page }) => lists.includes(page)))(
  '$title shows that there is nothing in it',
  ({ title, states }) => {
    expect(missing(title, states, ['Empty'])).toEqual([]);
  },
);

/** Hydrated, and asking nothing until somebody presses. */
const quiet: readonly PathName[] = ['contact', 'forgotPassword', 'gift', 'login', 'register'];

// A document comes whole or not at all: there is nothing to wait for, and without a network no page of ours.
it.each(storiesOf('visitors').filter(({ page }) => pages[page].kind === 'hydrated' && !quiet.includes(page)))(
  '$title shows how it waits, fails and is without a network',
  ({ title, states }) => {
    expect(missing(title, states, ['Loading', 'Failed', 'Offline'])).toEqual([]);
  },
);

const asksTheService = (route: string) =>
  readFileSync(join(import.meta.dirname, '../../../../apps/public/app/routes', route), 'utf8').includes(
    'serviceApi(',
  );

it.each(storiesOf('visitors').filter(({ route }) => asksTheService(route)))(
  '$title shows what it is when the service does not answer',
  ({ title, states }) => {
    const shown = states.includes('WithoutAnswers') ? [...states, 'Failed'] : states;
    expect(missing(title, shown, ['Failed'])).toEqual([]);
  },
);

it.each(globSync('{visitors,adopters}/*.stories.tsx', { cwd: import.meta.dirname }))(
  '%s has no page of documents, where its states would share one service',
  (file) => {
    expect(readFileSync(join(import.meta.dirname, file), 'utf8')).toContain("tags: ['!autodocs']");
  },
);

it.each(globSync('{visitors,adopters}/*.stories.tsx', { cwd: import.meta.dirname }))(
  '%s begins with all of its states beside each other',
  (file) => {
    const source = readFileSync(join(import.meta.dirname, file), 'utf8');
    const states = [...source.matchAll(/^export const (\w+) = at\(/gm)].map(([, name]) => name);
    const [, row = ''] = /^export const AllStates = rowOf\(at, \(\) => \(\{([^}]*)\}/m.exec(source) ?? [];
    expect(states).not.toHaveLength(0);
    expect(/^export const (\w+)/m.exec(source)?.[1]).toBe('AllStates');
    expect(
      row
        .split(',')
        .map((name) => name.trim())
        .filter(Boolean),
    ).toEqual(states);
  },
);
