import { once } from 'node:events';
import { createServer } from 'node:net';

/** A payment gateway that takes every call and never answers. */
export async function openSilentGateway() {
  const asked = Promise.withResolvers<void>();
  const server = createServer((socket) => {
    socket.on('data', () => asked.resolve());
    socket.on('error', () => undefined);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('No port');
  return {
    url: `http://127.0.0.1:${address.port}`,
    /** Somebody has called. */
    asked: asked.promise,
    close: () => server.close(),
  };
}
