import { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** The request as the web platform writes it; the address is the public one, not the socket's. */
export function toWebRequest(request: FastifyRequest, publicUrl: string, path = request.url): Request {
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers)) {
    for (const each of Array.isArray(value) ? value : [value]) {
      if (each !== undefined) headers.append(name, each);
    }
  }
  const method = request.method === 'HEAD' ? 'GET' : request.method;
  const body = method === 'GET' ? null : Readable.toWeb(request.raw);
  return new Request(new URL(path, publicUrl), { method, headers, ...(body && { body, duplex: 'half' }) });
}

/** Copies status and headers, each cookie on its own line; the body is the caller's to send. */
export function copyHead(response: Response, reply: FastifyReply): void {
  reply.code(response.status);
  for (const [name, value] of response.headers) {
    if (name !== 'set-cookie' && name !== 'content-length') reply.header(name, value);
  }
  const cookies = response.headers.getSetCookie();
  if (cookies.length > 0) reply.header('set-cookie', cookies);
}
