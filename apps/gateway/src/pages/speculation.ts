import type { FastifyPluginAsync } from 'fastify';

/** Addresses that are no pages, or that a glance at a link should not fetch. */
const noPages = ['/api/*', '/sandbox', '/sandbox/*', '/storybook/*', '/drawings/*'];
const openFolders = ['other', 'tentang-kami', 'program-kami'];

const matches = (paths: readonly string[]) => paths.map((path) => ({ href_matches: path }));

/** Fetched when a finger or pointer rests on a link, so that the page is there when it is followed. */
const prefetch = (where: unknown) => ({ prefetch: [{ source: 'document', where, eagerness: 'moderate' }] });

const rules = {
  /** From a document every link is a page load. */
  '/speculation/document.json': prefetch({
    and: [
      { href_matches: '/*' },
      { not: { or: matches(noPages) } },
      { not: { selector_matches: 'a[download]' } },
    ],
  }),
  /** From the member app only links to open pages are. */
  '/speculation/member.json': prefetch({
    or: openFolders.flatMap((folder) => matches([`/${folder}/*`, `/:language/${folder}/*`])),
  }),
} as const;

/** Values of the `Speculation-Rules` header: rules in a file of ours need no inline script. */
export const speculation = {
  document: '"/speculation/document.json"',
  member: '"/speculation/member.json"',
} as const;

export const speculationRules: FastifyPluginAsync = async (app) => {
  for (const [path, body] of Object.entries(rules)) {
    app.get(path, (_request, reply) =>
      reply
        .type('application/speculationrules+json')
        .header('cache-control', 'public, max-age=3600')
        .send(JSON.stringify(body)),
    );
  }
};
