import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { CreatePublicHandler } from '@rimba/public/contract';
import type { FastifyPluginAsync } from 'fastify';
import { memberFolder, publicFolder } from '../folders.ts';
import { filePolicy } from '../http/content-policy.ts';
import type { Apps } from './apps.ts';
import { looseFiles } from './loose-files.ts';
import { createRoutePreloads, readRouteManifest } from './route-preloads.ts';
import { staticFolder } from './static-folder.ts';

const publicBuild = join(publicFolder, 'build');
const memberBuild = join(memberFolder, 'build', 'client');
const forever = { maxAge: '365d', immutable: true, preCompressed: true } as const;

/** The production builds. What is missing or broken in them ends the start, not a reader's request. */
export async function openBuiltApps(apiFetch: typeof fetch): Promise<Apps> {
  const server: { createPublicHandler: CreatePublicHandler } = await import(
    pathToFileURL(join(publicBuild, 'server', 'index.js')).href
  );
  const html = await readFile(join(memberBuild, 'index.html'), 'utf8');
  const preloads = createRoutePreloads(await readRouteManifest(join(memberBuild, 'assets', 'member')));

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
    memberIndex: async ({ url }) => ({ html, preloads: preloads(new URL(url).pathname) }),
    assets,
    development: false,
  };
}
