import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { CreatePageHandler, PageHandler } from '@rimba/rendering/page-handler';
import type { FastifyPluginAsync } from 'fastify';
import { memberFolder, publicFolder } from '../folders.ts';
import { filePolicy } from '../http/content-policy.ts';
import type { Apps } from './apps.ts';
import { looseFiles } from './loose-files.ts';
import { staticFolder } from './static-folder.ts';

const forever = { maxAge: '365d', immutable: true, preCompressed: true } as const;

async function openBuilt(folder: string, apiFetch: typeof fetch): Promise<PageHandler> {
  const server: { createPageHandler: CreatePageHandler } = await import(
    pathToFileURL(join(folder, 'build', 'server', 'index.js')).href
  );
  return server.createPageHandler({ apiFetch });
}

/** The production builds. What is missing or broken in them ends the start, not a reader's request. */
export async function openBuiltApps(apiFetch: typeof fetch): Promise<Apps> {
  const assets: FastifyPluginAsync = async (app) => {
    for (const [name, appFolder] of [
      ['public', publicFolder],
      ['member', memberFolder],
    ] as const) {
      const folder = join(appFolder, 'build', 'client');
      const prefix = `/assets/${name}/`;
      await app.register(staticFolder, {
        prefix,
        folder: join(folder, prefix),
        headers: { 'content-security-policy': filePolicy },
        options: forever,
      });
      await app.register(looseFiles, { folder });
    }
  };

  return {
    renderPublic: await openBuilt(publicFolder, apiFetch),
    renderMember: await openBuilt(memberFolder, apiFetch),
    assets,
    development: false,
  };
}
