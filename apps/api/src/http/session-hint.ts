import type { FastifyReply, FastifyRequest } from 'fastify';

/**
 * Tells the gateway which of two pages a browser should get; it opens nothing. Pages may correct it, so
 * scripts can read it.
 */
const sessionHintName = 'rimba_session';
const days90 = 90 * 24 * 60 * 60;

const attributes = (reply: FastifyReply) =>
  `Path=/; SameSite=Lax${reply.request.protocol === 'https' ? '; Secure' : ''}`;

export const setSessionHint = (reply: FastifyReply) =>
  reply.header('set-cookie', `${sessionHintName}=1; Max-Age=${days90}; ${attributes(reply)}`);

export const clearSessionHint = (reply: FastifyReply) =>
  reply.header('set-cookie', `${sessionHintName}=; Max-Age=0; ${attributes(reply)}`);

/** Whether this browser says that it holds a session. */
export const hasSessionHint = ({ headers }: FastifyRequest): boolean =>
  headers.cookie?.split(';').some((pair) => pair.trim() === `${sessionHintName}=1`) ?? false;
