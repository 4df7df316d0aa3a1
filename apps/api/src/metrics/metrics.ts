import type { Pool } from 'pg';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Database } from '../database/client.ts';
import { addStateMetrics, type Sources } from './state-metrics.ts';

export type Metrics = {
  /** Counts an answered request; `route` is its pattern, never its address. */
  answered(request: { method: string; route: string; status: number; seconds: number }): void;
  /** Counts what the gateway told of a payment, by itself or asked. */
  paymentReported(status: string): void;
  /** Counts a job that failed once; it is tried again where it may be. */
  jobFailed(job: string): void;
  /** Who knows how many event streams of adopters are open. */
  watchStreams(count: () => number): void;
  /** Everything counted, as Prometheus reads it. */
  text(): Promise<string>;
  contentType: string;
};

/** Where nobody can ask for what was counted: counting would take a sixth of the time of a remembered answer. */
export const noMetrics: Metrics = {
  answered: () => {},
  paymentReported: () => {},
  jobFailed: () => {},
  watchStreams: () => {},
  text: async () => '',
  contentType: Registry.PROMETHEUS_CONTENT_TYPE,
};

/** What the process counts of itself. Nothing personal: neither addresses nor ids are labels. */
export function createMetrics({
  pool,
  replica,
  ...sources
}: Sources &
  Pick<Database, 'replica'> & { pool: Pick<Pool, 'totalCount' | 'idleCount' | 'waitingCount'> }): Metrics {
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
  new Gauge({
    name: 'database_replica_read',
    help: 'Whether open reads are answered by the replica of DATABASE_REPLICA_URL; 0 while it is away or behind',
    registers: [registry],
    collect() {
      if (replica) this.set(replica.follows() ? 1 : 0);
      else this.remove();
    },
  });
  const reports = new Counter({
    name: 'rimba_payment_reports_total',
    help: 'What the gateway told of payments, by status',
    labelNames: ['status'],
    registers: [registry],
  });
  const failures = new Counter({
    name: 'rimba_job_failures_total',
    help: 'Tries of jobs that failed, by job',
    labelNames: ['job'],
    registers: [registry],
  });
  const readState = addStateMetrics(registry, sources);
  return {
    paymentReported: (status) => reports.inc({ status }),
    jobFailed: (job) => failures.inc({ job }),
    watchStreams(count) {
      new Gauge({
        name: 'rimba_streams_open',
        help: 'Event streams of adopters that are open in this process',
        registers: [registry],
        collect() {
          this.set(count());
        },
      });
    },
    answered: ({ method, route, status, seconds }) => requests.observe({ method, route, status }, seconds),
    async text() {
      await readState();
      return registry.metrics();
    },
    contentType: registry.contentType,
  };
}
