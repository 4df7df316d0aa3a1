import { existsSync } from 'node:fs';
import type { FastifyPluginAsync } from 'fastify';
import { storybookFolder } from '../folders.ts';
import { storybookPolicy } from '../http/content-policy.ts';
import { staticFolder } from './static-folder.ts';

/** The design system's own pages, when somebody has built them. */
export const storybook: FastifyPluginAsync = async (app) => {
  if (!existsSync(storybookFolder)) return;
  app.get('/storybook', (_request, reply) => reply.redirect('/storybook/', 308));
  await app.register(staticFolder, {
    prefix: '/storybook/',
    folder: storybookFolder,
    hasPages: true,
    headers: { 'content-security-policy': storybookPolicy, 'x-frame-options': 'SAMEORIGIN' },
  });
};
