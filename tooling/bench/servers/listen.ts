import type { FastifyInstance } from 'fastify';

/** Listens on a free port, tells the parent which and with what bearers, and ends in order when asked to. */
export async function listen(
  app: FastifyInstance,
  close: () => Promise<void>,
  tokens: readonly string[] = [],
): Promise<void> {
  await app.listen({ port: 0, host: '127.0.0.1' });
  const address = app.server.address();
  if (address === null || typeof address === 'string') throw new Error('No port');
  process.send?.({ port: address.port, tokens });
  process.once('SIGTERM', async () => {
    await app.close();
    await close();
    process.exit(0);
  });
}
