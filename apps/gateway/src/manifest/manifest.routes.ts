import { readFile } from 'node:fs/promises';
import { iconPath } from '@rimba/drawings/server';
import { languages } from '@rimba/i18n';
import type { FastifyPluginAsync } from 'fastify';
import { webManifest } from './web-manifest.ts';

const aDay = 'public, max-age=86400';

/** What browsers and devices ask for to show the product among others: icons at the root, and manifests. */
export const manifestRoutes: FastifyPluginAsync = async (app) => {
  for (const [name, type] of [
    ['favicon.ico', 'image/x-icon'],
    ['apple-touch-icon.png', 'image/png'],
  ] as const) {
    const content = await readFile(iconPath(name));
    app.get(`/${name}`, (_request, reply) => reply.type(type).header('cache-control', aDay).send(content));
  }
  for (const language of languages) {
    const content = JSON.stringify(webManifest(language));
    app.get(`/${language}.webmanifest`, (_request, reply) =>
      reply.type('application/manifest+json').header('cache-control', 'no-cache').send(content),
    );
  }
};
