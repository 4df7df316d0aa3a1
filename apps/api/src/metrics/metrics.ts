import type { Pool } from 'pg';
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

export type Metrics = {
  /** Counts an answered request; `route` is its pattern, never its address. */
  answered(request: { method: string; route: string; status: number; seconds: number }): void;
  /** Everything counted, as Prometheus reads it. */
  text(): Promise<string>;
  contentType: string;
};

/** Where nobody can ask for what was counted: counting would take a sixth of the time of a remembered answer. */
export const noMetrics: Metrics = {
  answered: () => {},
  text: async () => '',
  contentType: Registry.PROMETHEUS_CONTENT_TYPE,
};

/** What the process counts of itself. Nothing personal: neither addresses nor ids are labels. */
export function createMetrics(pool: Pick<Pool, 'totalCount' | 'idleCount' | 'waitingCount'>): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const requests = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from a request to the end of its answer',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
    registers: [registry],
  });
  new Gauge({
    name: 'database_connections',
    help: 'Connections of the pool by state, and queries that wait for one',
    labelNames: ['state'],
    registers: [registry],
    collect() {
      this.set({ state: 'busy' }, pool.totalCount - pool.idleCount);
      this.set({ state: 'idle' }, pool.idleCount);
      this.set({ state: 'waiting' }, pool.waitingCount);
    },
  });
  return {
    answered: ({ method, route, status, seconds }) => requests.observe({ method, route, status }, seconds),
    text: () => registry.metrics(),
    contentType: registry.contentType,
  };
}
