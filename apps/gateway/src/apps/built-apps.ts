import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { CreateMemberHandler } from '@rimba/member/contract';
import type { CreatePublicHandler } from '@rimba/public/contract';
import type { FastifyPluginAsync } from 'fastify';
import { memberFolder, publicFolder } from '../folders.ts';
import { filePolicy } from '../http/content-policy.ts';
import type { Apps } from './apps.ts';
import { looseFiles } from './loose-files.ts';
import { staticFolder } from './static-folder.ts';

const forever = { maxAge: '365d', immutable: true, preCompressed: true } as const;

const importServer = (folder: string) =>
  import(pathToFileURL(join(folder, 'build', 'server', 'index.js')).href);

/** The production builds. What is missing or broken in them ends the start, not a reader's request. */
export async function openBuiltApps(apiFetch: typeof fetch): Promise<Apps> {
  const open: { createPublicHandler: CreatePublicHandler } = await importServer(publicFolder);
  const member: { createMemberHandler: CreateMemberHandler } = await importServer(memberFolder);

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
    renderPublic: open.createPublicHandler({ apiFetch }),
    renderMember: member.createMemberHandler({ apiFetch }),
    assets,
    development: false,
  };
}
