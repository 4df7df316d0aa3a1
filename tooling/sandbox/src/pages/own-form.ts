import type { FastifyReply, FastifyRequest } from 'fastify';

/**
 * Refuses a form that another site sent: the sandbox's pages have no session, so being on this machine and
 * coming from the same origin is all that tells a person here from a page elsewhere.
 */
export async function requireOwnForm(request: FastifyRequest, reply: FastifyReply): Promise<unknown> {
  const { origin, host } = request.headers;
  const site = request.headers['sec-fetch-site'];
  const own = origin !== undefined && URL.canParse(origin) && new URL(origin).host === host;
  if (own && (site === undefined || site === 'same-origin')) return undefined;
  return reply.code(403).send({ error: 'This form has to be sent from the sandbox’s own page.' });
}
