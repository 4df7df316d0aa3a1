import { pageNames, pages } from '@rimba/paths';

/** Addresses that are no pages, or that a glance at a link should not fetch. */
const noPages = ['/api/*', '/sandbox', '/sandbox/*', '/storybook/*', '/drawings/*'];
/** Where the pages are that the open app has for everyone. */
const openFolders = new Set(
  pageNames
    .map((name) => pages[name])
    .filter(({ owner, sitemap }) => owner === 'public' && sitemap)
    .map(({ path }) => path.split('/')[1]),
);

// Each of the rules is left out where another is wanted.
/* @__NO_SIDE_EFFECTS__ */
const matches = (paths: readonly string[]) => paths.map((path) => ({ href_matches: path }));

/**
 * Fetched when a finger or pointer rests on a link, so that the page is there when it is followed. The rules stand in
 * the page itself, `<script type="speculationrules">`: in a file of their own they would come beside what is seen first.
 */
/* @__NO_SIDE_EFFECTS__ */
const prefetch = (where: unknown) =>
  JSON.stringify({ prefetch: [{ source: 'document', where, eagerness: 'moderate' }] });

/** From a document every link is a page load. One constant text: the gateway allows it by its hash. */
export const documentSpeculation = prefetch({
  and: [
    { href_matches: '/*' },
    { not: { or: matches(noPages) } },
    { not: { selector_matches: 'a[download]' } },
  ],
});

/** From the member app only links to open pages are. */
export const memberSpeculation = prefetch({
  or: [...openFolders].flatMap((folder) => matches([`/${folder}/*`, `/:language/${folder}/*`])),
});
