import { createHash } from 'node:crypto';
import type { FastifyPluginAsync } from 'fastify';
import { referenceStyle } from './reference-style.ts';

const styleHash = createHash('sha256').update(referenceStyle).digest('base64');
const policy = `default-src 'none'; style-src 'sha256-${styleHash}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;

/** The description to browse, which needs nothing but this page. */
export const referenceRoutes: FastifyPluginAsync = async (app) => {
  let page: Promise<string> | undefined;

  async function render(): Promise<string> {
    // Loaded at the first reader: React is large, and a start does not need it.
    const [{ createElement }, { renderToStaticMarkup }, { ReferencePage }] = await Promise.all([
      import('react'),
      import('react-dom/server'),
      import('./ReferencePage.tsx'),
    ]);
    const page = createElement(ReferencePage, { description: app.description() });
    return `<!doctype html>${renderToStaticMarkup(page)}`;
  }

  app.get('/api/docs', { schema: { hide: true } }, async (_request, reply) => {
    page ??= render();
    return reply
      .type('text/html; charset=utf-8')
      .header('content-security-policy', policy)
      .header('cache-control', 'no-cache')
      .send(await page);
  });
};
