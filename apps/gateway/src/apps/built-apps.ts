import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { CreateMemberRenderer, ServedPage } from '@rimba/member/contract';
import type { CreatePublicHandler } from '@rimba/public/contract';
import type { FastifyInstance, FastifyPluginAsync } from 'fastify';
import { memberFolder, publicFolder } from '../folders.ts';
import { filePolicy } from '../http/content-policy.ts';
import { createKept } from '../pages/kept.ts';
import type { Reader } from '../pages/reader.ts';
import type { Apps } from './apps.ts';
import { looseFiles } from './loose-files.ts';
import { createRouteFiles, createRoutePreloads, readManifest, stylePreload } from './route-preloads.ts';
import { servedIndex } from './served-index.ts';
import { staticFolder } from './static-folder.ts';

const publicBuild = join(publicFolder, 'build');
const memberBuild = join(memberFolder, 'build', 'client');
/** Everyone gets the same, and the browser asks for what is newer; longer addresses would only fill the memory. */
const servedTimes = { freshMs: 5_000, staleMs: 30_000, mostEntries: 500 } as const;
const longestServed = 200;
const forever = { maxAge: '365d', immutable: true, preCompressed: true } as const;

/** The production builds. What is missing or broken in them ends the start, not a reader's request. */
export async function openBuiltApps(
  apiFetch: typeof fetch,
  app: FastifyInstance,
  publicUrl: string,
): Promise<Apps> {
  const server: { createPublicHandler: CreatePublicHandler } = await import(
    pathToFileURL(join(publicBuild, 'server', 'index.js')).href
  );
  const member: { createMemberRenderer: CreateMemberRenderer } = await import(
    pathToFileURL(join(memberFolder, 'build', 'server', 'entry.server.js')).href
  );
  const html = await readFile(join(memberBuild, 'index.html'), 'utf8');
  const manifest = await readManifest(memberBuild);
  const preloads = createRoutePreloads(manifest);
  const filesOf = createRouteFiles(manifest);
  const render = member.createMemberRenderer({ apiFetch, publicUrl });
  const servedPages = createKept<ServedPage | undefined>(servedTimes);

  async function served(address: string, reader: Reader): Promise<ServedPage | undefined> {
    if (!reader.signedInHint || address.length > longestServed) return;
    const { language, sidebarOpen } = reader;
    const key = JSON.stringify([address, language, sidebarOpen]);
    try {
      return await servedPages.get(key, () => render(address, { language, sidebarOpen }));
    } catch (error) {
      // The index alone does as well: the page is then drawn in the browser.
      app.log.error(error);
    }
  }

  const assets: FastifyPluginAsync = async (app) => {
    for (const [name, folder] of [
      ['public', join(publicBuild, 'client')],
      ['member', memberBuild],
    ] as const) {
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
    renderPublic: server.createPublicHandler({ apiFetch }),
    async memberIndex(address, reader) {
      const [pathname = ''] = address.split('?', 1);
      const page = await served(address, reader);
      const files = page && filesOf(pathname, reader.language);
      if (files) return { html: servedIndex(html, page, files), preloads: stylePreload(files) };
      return { html, preloads: preloads(pathname, reader.language) };
    },
    assets,
    development: false,
  };
}
