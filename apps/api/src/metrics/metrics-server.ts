import type { AddressInfo } from 'node:net';
import Fastify from 'fastify';
import type { Metrics } from './metrics.ts';

export type MetricsServer = { port: number; close(): Promise<void> };

/** /metrics on a port of its own, which is not the one the internet reaches. */
export async function openMetricsServer(
  { host, port }: { host: string; port: number },
  metrics: Metrics,
): Promise<MetricsServer> {
  const app = Fastify({ forceCloseConnections: true });
  app.get('/metrics', async (_request, reply) =>
    reply
      .type(metrics.contentType)
      .header('cache-control', 'no-store')
      .send(await metrics.text()),
  );
  await app.listen({ host, port });
  const { port: opened } = app.server.address() as AddressInfo;
  return { port: opened, close: () => app.close() };
}
