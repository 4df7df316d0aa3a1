import { Server, Socket } from 'node:net';
import type { FastifyInstance, FastifyRequest } from 'fastify';

/** How long what is under way may take to be answered, in ms. */
const patience = 10_000;
/** How long a connection that waits for its next request is kept after that, in ms. */
const parting = 1_000;

/**
 * Lets an app end in order: what is under way is answered, and what comes meanwhile is sent away. Fastify's own closing
 * would refuse what a page under way still asks of the service in this process, and cut connections on which the next
 * request is just being written.
 * @returns resolves once nothing is under way and nobody connected, at the latest after `patience` and `parting`
 */
export function addDrain(app: FastifyInstance): () => Promise<void> {
  const underWay = new Set<FastifyRequest>();
  let empty: (() => void) | undefined;

  function leave(request: FastifyRequest) {
    underWay.delete(request);
    if (underWay.size === 0) empty?.();
  }

  app.addHook('onRequest', async (request, reply) => {
    if (empty !== undefined && comesFromOutside(request)) {
      reply.header('retry-after', '5').header('connection', 'close');
      throw new Stopping('The service is stopping');
    }
    underWay.add(request);
    // Also where the reader went away before the answer, which is no response.
    reply.raw.once('close', () => leave(request));
  });
  app.addHook('onSend', async (request, reply) => {
    if (empty !== undefined) reply.header('connection', 'close');
    // A stream of events has no end to wait for; its reader connects again.
    if (String(reply.getHeader('content-type')).startsWith('text/event-stream')) leave(request);
  });

  return async () => {
    await atMost(patience, (resolve) => {
      empty = resolve;
      if (underWay.size === 0) resolve();
    });
    // As any server of `net` stops listening: `close` of an HTTP server ends the connections that wait as well, and takes
    // no option against it.
    await atMost(parting, (resolve) => Server.prototype.close.call(app.server, resolve));
  };
}

const atMost = (ms: number, wait: (resolve: () => void) => void): Promise<void> =>
  new Promise((resolve) => {
    wait(resolve);
    setTimeout(resolve, ms).unref();
  });

/** The service asks itself without a socket, and its payments of a world that is in this process too. */
const comesFromOutside = ({ raw, url }: FastifyRequest) =>
  raw.socket instanceof Socket && !url.startsWith('/sandbox/');

/** Each owner of a path says it in its own way. */
class Stopping extends Error {
  override readonly name = 'Stopping';
  readonly statusCode = 503;
}
