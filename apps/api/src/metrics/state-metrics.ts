import { statfs } from 'node:fs/promises';
import { Gauge, type Registry } from 'prom-client';
import type { Clock } from '../clock/clock.ts';
import type { Database } from '../database/client.ts';
import { readStateOfWork, stateGauges } from './state-of-work.ts';

/** ms that what was looked up is told again, so that nobody who reads often costs the database much. */
const memory = 15_000;

export type Sources = { database: Pick<Database, 'db'>; clock: Pick<Clock, 'now'>; dataFolder: string };

/**
 * What waits, what is late and what needs a person, looked up when somebody asks. Where the database does not answer
 * these say nothing, `rimba_state_known` is 0, and everything else is told all the same.
 */
export function addStateMetrics(registry: Registry, sources: Sources): () => Promise<void> {
  const gauges = Object.entries(stateGauges).map(
    ([name, help]) => [name, new Gauge({ name, help, registers: [registry] })] as const,
  );
  const known = new Gauge({
    name: 'rimba_state_known',
    help: 'Whether the database told the state of orders, payments, mails and jobs',
    registers: [registry],
  });
  const free = new Gauge({
    name: 'rimba_data_folder_free_ratio',
    help: 'Share of the disk under the data folder that is free',
    registers: [registry],
  });
  let readAt = Number.NEGATIVE_INFINITY;
  return async () => {
    const disk = await statfs(sources.dataFolder);
    free.set(disk.bavail / disk.blocks);
    if (performance.now() - readAt < memory) return;
    const [state] = await readStateOfWork(sources.database.db, { now: sources.clock.now() }).catch(() => []);
    known.set(state ? 1 : 0);
    if (state) readAt = performance.now();
    for (const [name, gauge] of gauges) {
      const value = state?.[name];
      if (value === undefined) gauge.remove();
      else gauge.set(value);
    }
  };
}
