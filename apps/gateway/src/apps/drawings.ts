import { drawingsRoot } from '@rimba/drawings/server';
import type { FastifyPluginAsync } from 'fastify';
import { drawingPolicy } from '../http/content-policy.ts';
import { forOtherPages } from '../http/security-headers.ts';
import { staticFolder } from './static-folder.ts';

/** Drawings keep their names over releases: a day without asking, then a question by their tag. */
const dayInMs = 86_400_000;

export const drawings: FastifyPluginAsync = async (app) => {
  await app.register(staticFolder, {
    prefix: '/drawings/',
    folder: drawingsRoot,
    headers: { 'content-security-policy': drawingPolicy, ...forOtherPages },
    options: { maxAge: dayInMs, preCompressed: true },
  });
};
