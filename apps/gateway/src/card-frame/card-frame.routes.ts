import { readFileSync } from 'node:fs';
import { cardFramePath } from '@rimba/paths';
import type { FastifyPluginAsync } from 'fastify';
import { cardFramePolicy, type OutsideHosts } from '../http/content-policy.ts';

const script = readFileSync(new URL('./browser/card-frame.js', import.meta.url), 'utf8');
const document = `<!doctype html><html lang="en"><title>Rimba</title><script>${script}</script></html>`;

/** The frame in which the payment gateway's script meets a card, so that no page has to let that script in. */
export const cardFrame: FastifyPluginAsync<{ outside: OutsideHosts }> = async (app, { outside }) => {
  const policy = cardFramePolicy(script, outside);
  app.get(cardFramePath, async (_request, reply) =>
    reply
      .headers({
        'content-security-policy': policy,
        'x-frame-options': 'SAMEORIGIN',
        'cache-control': 'no-cache',
      })
      .type('text/html; charset=utf-8')
      .send(document),
  );
};
