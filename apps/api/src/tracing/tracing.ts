import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import type { Config } from '../config/config.ts';

export type Tracing = {
  /** Tells of every request to an app's routes, and of what is asked of the database and of others meanwhile. */
  follow(app: FastifyInstance): void;
  /** The same for work that no request waits for. */
  job<Result>(name: string, work: () => Promise<Result>): Promise<Result>;
  /** Sends what was not sent yet. */
  close(): Promise<void>;
};

export const noTracing: Tracing = {
  follow: () => {},
  job: (_name, work) => work(),
  close: async () => {},
};

/** OpenTelemetry where a collector is configured; where none is, not even its code is loaded. */
export async function openTracing({ tracing }: Config, log: FastifyBaseLogger): Promise<Tracing> {
  if (tracing === undefined) return noTracing;
  const { openTelemetry } = await import('./open-telemetry.ts');
  return openTelemetry(tracing, log);
}
