import { embedsRoot } from '@rimba/embeds/server';
import type { FastifyPluginAsync } from 'fastify';
import { filePolicy } from '../http/content-policy.ts';
import { forOtherPages } from '../http/security-headers.ts';
import { staticFolder } from './static-folder.ts';

/** A script keeps its name over releases, and its pages are not ours to change: an hour without asking. */
const hourInMs = 3_600_000;

/** Scripts that partners name in their own pages. */
export const embeds: FastifyPluginAsync = async (app) => {
  await app.register(staticFolder, {
    prefix: '/embeds/',
    folder: embedsRoot,
    headers: {
      'content-security-policy': filePolicy,
      // A module is asked for with its origin, and has to be given away.
      'access-control-allow-origin': '*',
      ...forOtherPages,
    },
    options: { maxAge: hourInMs, preCompressed: true },
  });
};
