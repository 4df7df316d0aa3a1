import { createHash } from 'node:crypto';
import { mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { type Connection, withConnection } from '../../database/connection.ts';
import { listMigrations } from '../../database/migrate.ts';
import type { FileStore } from '../../storage/file-store.ts';
import { type Manifest, writeManifest } from './manifest.ts';
import { createSeal } from './seal.ts';
import { type MaybeSeal, writing } from './sealed-file.ts';
import { countRows, listSequences, listTables, rowsFrom, type TableShape } from './tables.ts';

/**
 * Writes the whole database, as it was at one moment, and every file into an empty folder that only its owner can
 * read. The product may go on working meanwhile: files are never changed, only added.
 */
export async function makeBackup(
  databaseUrl: string,
  store: FileStore,
  folder: string,
  now: Date,
  passphrase: string | undefined,
): Promise<Manifest> {
  await mkdir(join(folder, 'tables'), { recursive: true, mode: 0o700 });
  const seal = passphrase === undefined ? undefined : await createSeal(folder, passphrase);
  const stored = await withConnection(databaseUrl, (db) =>
    db.transaction(
      async () => {
        const migrations = await listMigrations(db);
        const tables: Manifest['tables'] = [];
        for (const table of await listTables(db)) tables.push(await writeTable(db, table, folder, seal));
        return { migrations, tables, sequences: await listSequences(db) };
      },
      { isolationLevel: 'repeatable read', accessMode: 'read only' },
    ),
  );
  const files = await writeFiles(store, join(folder, 'files'), seal);
  const manifest: Manifest = { format: 1, madeAt: now.toISOString(), ...stored, files };
  await writeManifest(folder, manifest, seal);
  return manifest;
}

async function writeTable(db: Connection, table: TableShape, folder: string, seal: MaybeSeal) {
  const rows = await countRows(db, table);
  const { hash, through } = hashing();
  await pipeline([
    rowsFrom(db, table),
    through,
    createGzip(),
    ...writing(join(folder, 'tables', `${table.name}.copy.gz`), seal),
  ]);
  return { ...table, rows, sha256: hash.digest('hex') };
}

export function hashing() {
  const hash = createHash('sha256');
  const through = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      hash.update(chunk);
      done(null, chunk);
    },
  });
  return { hash, through };
}

async function writeFiles(store: FileStore, folder: string, seal: MaybeSeal): Promise<Manifest['files']> {
  const files: Manifest['files'] = [];
  for (const key of await store.keys()) {
    const content = await store.get(key);
    // Removed since the list was made: its owner took it away.
    if (!content) continue;
    await mkdir(dirname(join(folder, key)), { recursive: true, mode: 0o700 });
    await pipeline([Readable.from([content]), ...writing(join(folder, key), seal)]);
    files.push({ key, sha256: createHash('sha256').update(content).digest('hex') });
  }
  return files;
}
