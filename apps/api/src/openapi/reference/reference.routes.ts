import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyPluginAsync } from 'fastify';
import { referenceStyle } from './reference-style.ts';
import { descriptionToTry, tryPage } from './try-page.ts';

/** Scalar writes its styles into the page. It reaches this origin and nothing else. */
const tryPolicy =
  "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; font-src 'self' data:; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

const styleHash = createHash('sha256').update(referenceStyle).digest('base64');
const plainPolicy = `default-src 'none'; style-src 'sha256-${styleHash}'; font-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;

const fonts = ['rimba-sans.woff2', 'rimba-serif.woff2'] as const;
const { resolve } = createRequire(import.meta.url);

/** The description, as a page where calls can be tried and as one that needs nothing but itself and its letters. */
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

  app.get('/api/docs', { schema: { hide: true } }, async (_request, reply) =>
    reply
      .type('text/html; charset=utf-8')
      .header('content-security-policy', tryPolicy)
      .header('cache-control', 'no-cache')
      .send(tryPage),
  );
  app.get('/api/docs/', { schema: { hide: true } }, async (_request, reply) =>
    reply.redirect('/api/docs', 301),
  );
  app.get('/api/docs/openapi.json', { schema: { hide: true } }, async (_request, reply) =>
    reply.header('cache-control', 'no-cache').send(descriptionToTry(app.description())),
  );
  await app.register(fastifyStatic, {
    root: join(dirname(resolve('@scalar/api-reference')), 'browser'),
    prefix: '/api/docs/scalar/',
    allowedPath: (path) => path.endsWith('.js'),
  });

  app.get('/api/docs/plain', { schema: { hide: true } }, async (_request, reply) => {
    page ??= render();
    return reply
      .type('text/html; charset=utf-8')
      .header('content-security-policy', plainPolicy)
      .header('cache-control', 'no-cache')
      .send(await page);
  });

  for (const font of fonts) {
    app.get(`/api/docs/fonts/${font}`, { schema: { hide: true } }, async (_request, reply) =>
      reply
        .type('font/woff2')
        .header('cache-control', 'public, max-age=86400')
        .send(await readFile(resolve(`@rimba/ui/fonts/${font}`))),
    );
  }
};
