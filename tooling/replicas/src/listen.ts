import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { FastifyInstance } from 'fastify';

/**
 * Listens on a free port, tells the parent which and with what bearers, and ends in order when asked to or left alone.
 * Asked for its `pause`, it tells of the time since the last asking how long in ms its event loop stood still at the most, and
 * how long it worked at a stretch: the rest of a standstill is the machine's, which gave the processor to others.
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
  const stretch = longestStretch();
  process.on('message', () => {
    process.send?.({ pauseMs: delay.max / 1e6, workMs: stretch() });
    delay.reset();
  });
  process.send?.({ port: address.port, tokens });
  const end = async () => {
    await app.close();
    await close();
    process.exit(0);
  };
  process.once('SIGTERM', end);
  // A parent that is gone without a word asks nobody.
  process.once('disconnect', end);
}

/** The most processor time in ms that this thread spent between two turns of its event loop, since last asked. */
function longestStretch(): () => number {
  let longest = 0;
  let before = process.threadCpuUsage();
  setInterval(() => {
    const now = process.threadCpuUsage();
    longest = Math.max(longest, now.user - before.user + now.system - before.system);
    before = now;
  }, 1).unref();
  return () => {
    const found = longest / 1e3;
    longest = 0;
    return found;
  };
}
