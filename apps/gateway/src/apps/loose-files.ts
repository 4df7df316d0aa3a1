import { createReadStream } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyPluginAsync } from 'fastify';
import { filePolicy } from '../http/content-policy.ts';

const types: Record<string, string> = {
  ico: 'image/x-icon',
  js: 'text/javascript; charset=utf-8',
  json: 'application/json',
  png: 'image/png',
  svg: 'image/svg+xml',
  txt: 'text/plain; charset=utf-8',
  webmanifest: 'application/manifest+json',
  xml: 'application/xml',
};

/** Files of a build that stand at the site's root (robots.txt, the icon, the service worker), each by name. */
export const looseFiles: FastifyPluginAsync<{ folder: string }> = async (app, { folder }) => {
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    const type = types[entry.name.split('.').at(-1) ?? ''];
    if (!entry.isFile() || type === undefined) continue;
    app.get(`/${entry.name}`, (_request, reply) =>
      reply
        .type(type)
        .header('cache-control', 'no-cache')
        .header('content-security-policy', filePolicy)
        .send(createReadStream(join(folder, entry.name))),
    );
  }
};
