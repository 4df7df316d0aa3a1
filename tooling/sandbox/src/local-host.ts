import type { FastifyReply, FastifyRequest } from 'fastify';

const localNames = new Set(['localhost', '127.0.0.1']);

/**
 * The sandbox answers to this machine's own names only: a site elsewhere that points its name here (DNS
 * rebinding) would send its own Host.
 */
export async function requireLocalHost(request: FastifyRequest, reply: FastifyReply): Promise<unknown> {
  if (localNames.has(request.hostname)) return undefined;
  return reply.code(403).send({ error: 'The sandbox answers at localhost only.' });
}
