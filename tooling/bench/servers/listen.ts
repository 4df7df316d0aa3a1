import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { FastifyInstance } from 'fastify';

/**
 * Listens on a free port, tells the parent which and with what bearers, and ends in order when asked to. Asked for its
 * `pause`, it tells the longest time in ms since the last asking that its event loop stood still.
 */
export async function listen(
  app: FastifyInstance,
  close: () => Promise<void>,
  tokens: readonly string[] = [],
): Promise<void> {
  await app.listen({ port: 0, host: '127.0.0.1' });
  const address = app.server.address();
  if (address === null || typeof address === 'string') throw new Error('No port');
  const delay = monitorEventLoopDelay({ resolution: 5 });
  delay.enable();
  process.on('message', () => {
    process.send?.({ pauseMs: delay.max / 1e6 });
    delay.reset();
  });
  process.send?.({ port: address.port, tokens });
  process.once('SIGTERM', async () => {
    await app.close();
    await close();
    process.exit(0);
  });
}
