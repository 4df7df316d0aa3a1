import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { type AddressInfo, connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { VectorTile } from '@mapbox/vector-tile';
import { PbfReader } from 'pbf';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { type ForestWorld, openForest } from '../testing/forest-world.ts';
import { openStandby, type Standby } from '../testing/standby.ts';
import { openDatabase } from './client.ts';
import { type EmbeddedPostgres, startEmbeddedPostgres } from './embedded/server.ts';
import { migrateDatabase } from './migrate.ts';
import { species } from './schema/index.ts';

const folder = mkdtempSync(join(tmpdir(), 'rimba-replica-'));
chmodSync(folder, 0o755);
const metrics = { host: '127.0.0.1', port: 0 };
const hint = { cookie: 'language=en; rimba_session=1' };
let primary: EmbeddedPostgres;
let standby: Standby;
let onStandby: pg.Client;
/** Between the service and the replica: where it is silent, nothing is refused and nothing comes through. */
let silent = false;
/** What was sent to it meanwhile. */
let unheard = '';
const relay = createServer((caller) => {
  const called = connect(Number(new URL(standby.urlOf('rimba')).port), '127.0.0.1');
  for (const [from, to] of [
    [caller, called],
    [called, caller],
  ] as const) {
    from.on('data', (part) => {
      if (silent) unheard += part;
      else to.write(part);
    });
    from.on('error', () => to.destroy());
    from.on('close', () => to.destroy());
  }
});
let world: ForestWorld;

beforeAll(async () => {
  primary = await startEmbeddedPostgres({ folder: join(folder, 'primary', 'postgres'), durable: false });
  await migrateDatabase(primary.url);
  standby = await openStandby(primary.url, join(folder, 'primary', 'postgres'), {
    folder: join(folder, 'standby', 'postgres'),
    durable: false,
  });
  await new Promise<void>((listening) => void relay.listen(0, '127.0.0.1', listening));
  const through = new URL(standby.urlOf('rimba'));
  through.port = String((relay.address() as AddressInfo).port);
  const database = { ...openDatabase(primary.url), url: primary.url };
  world = await openForest({ metrics, databaseReplicaUrl: through.href }, database);
  await world.plant({});
  await untilRead(1);
  await untilSame();
});
afterEach(async () => {
  await onStandby?.query('select pg_wal_replay_resume()').catch(() => {});
});
afterAll(async () => {
  await onStandby?.end().catch(() => {});
  await world?.close();
  relay.close();
  await standby?.stop();
  await primary?.stop();
  rmSync(folder, { recursive: true, force: true });
});

/** Waits until the metric says that the replica is read, or not. */
const untilRead = (read: 0 | 1) =>
  vi.waitFor(
    async () => expect(await world.services.metrics.text()).toContain(`database_replica_read ${read}`),
    { timeout: 15_000, interval: 100 },
  );

/** Waits until the replica has all that is written. */
async function untilSame(): Promise<void> {
  onStandby = new pg.Client({ connectionString: standby.urlOf('rimba') });
  onStandby.on('error', () => {});
  await onStandby.connect();
  const { rows } = await world.services.database.pool.query(
    'select pg_current_wal_flush_lsn()::text as place',
  );
  await vi.waitFor(
    async () => {
      const reached = await onStandby.query('select pg_last_wal_replay_lsn() >= $1::pg_lsn as same', [
        rows[0].place,
      ]);
      expect(reached.rows).toEqual([{ same: true }]);
    },
    { timeout: 10_000 },
  );
}

const pauseReplay = () => onStandby.query('select pg_wal_replay_pause()');

async function countSpecies(headers: Record<string, string> = {}): Promise<number> {
  const response = await world.app.inject({ url: '/api/v1/species', headers });
  expect(response.statusCode).toBe(200);
  return response.json().meta.total;
}

let added = 0;
const addSpecies = () => {
  added += 1;
  return world.db.insert(species).values({
    slug: `uji-${added}`,
    latinName: `Shorea contoh ${added}`,
    localName: `uji ${added}`,
    family: 'Dipterocarpaceae',
    woodDensity: 0.6,
    landTypes: ['lowland'],
    matureHeightMin: 20,
    matureHeightMax: 30,
    maximumDiameter: 80,
  });
};

it('answers what everyone may read by the replica, and who may have written by the primary', async () => {
  const { headers } = await world.signUp();
  const before = await countSpecies();
  await pauseReplay();
  await addSpecies();
  expect(await countSpecies()).toBe(before);
  expect(await countSpecies(headers)).toBe(before + 1);
  expect(await countSpecies(hint)).toBe(before + 1);
  await onStandby.query('select pg_wal_replay_resume()');
  await vi.waitFor(async () => expect(await countSpecies()).toBe(before + 1), { timeout: 10_000 });
});

it('reads from the primary what it remembers for long, and what counts at the moment', async () => {
  await pauseReplay();
  await world.services.adoption.certificate.signingKeys.rotate(world.db);
  await world.plant({});
  const keys = await world.app.inject('/.well-known/rimba-keys.json');
  expect(keys.json().keys).toHaveLength(1);
  const tile = await world.app.inject('/api/v1/map/trees/0/0/0');
  const clusters = new VectorTile(new PbfReader(tile.rawPayload)).layers.clusters;
  expect(clusters?.feature(0).properties.total).toBe(2);
});

it('leaves a replica that is five seconds behind until it has come nearer', async () => {
  const before = await countSpecies();
  await pauseReplay();
  await addSpecies();
  expect(await countSpecies()).toBe(before);
  await untilRead(0);
  expect(await countSpecies()).toBe(before + 1);
  await onStandby.query('select pg_wal_replay_resume()');
  await untilRead(1);
  expect(await countSpecies()).toBe(before + 1);
});

it('goes on without a replica that is gone, and comes back to it', async () => {
  const before = await countSpecies();
  standby.kill();
  expect(await Promise.all(Array.from({ length: 30 }, () => countSpecies()))).toEqual(Array(30).fill(before));
  await untilRead(0);
  expect((await world.app.inject('/health/ready')).statusCode).toBe(200);
  await addSpecies();
  expect(await countSpecies()).toBe(before + 1);
  await standby.start();
  await untilRead(1);
  await untilSame();
  expect(await countSpecies()).toBe(before + 1);
});

it('goes on without a replica that says nothing, after a few seconds for what was under way', async () => {
  const before = await countSpecies();
  silent = true;
  await addSpecies();
  expect(await countSpecies()).toBe(before + 1);
  await untilRead(0);
  expect(unheard).toContain('"species"');
  unheard = '';
  expect(await countSpecies()).toBe(before + 1);
  expect(unheard).not.toContain('"species"');
  silent = false;
  await untilRead(1);
});

it('reads nothing from a database that is no replica', async () => {
  const log = { warn: vi.fn(), info: vi.fn() };
  const other = openDatabase(primary.url, {
    replica: { url: primary.url, log: { ...world.services.log, ...log } },
  });
  await vi.waitFor(() => expect(log.warn).toHaveBeenCalledOnce());
  expect(other.replica?.follows()).toBe(false);
  await other.close();
});
