import { join } from 'node:path';
import { Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { withConnection } from '../../database/connection.ts';
import { listMigrations, migrateTo } from '../../database/migrate.ts';
import type { FileStore } from '../../storage/file-store.ts';
import { hashing } from './make-backup.ts';
import type { Manifest } from './manifest.ts';
import { contentOf, hashOfFile, type MaybeSeal, reading } from './sealed-file.ts';
import {
  countRows,
  emptyTable,
  quietTriggers,
  rowsFrom,
  rowsInto,
  setSequence,
  wakeTriggers,
} from './tables.ts';

export type Difference = { what: string; expected: string | number; found: string | number };

/** Thrown when the backup knows migrations that this version does not. */
export class OtherVersion extends Error {
  override readonly name = 'OtherVersion';
}

/** Fills an empty database from a backup, in the schema of its time. @throws OtherVersion */
export async function fillDatabase(
  databaseUrl: string,
  folder: string,
  manifest: Manifest,
  seal: MaybeSeal,
): Promise<void> {
  await migrateTo(databaseUrl, manifest.migrations.length);
  await withConnection(databaseUrl, async (db) => {
    const migrations = await listMigrations(db);
    if (migrations.join() !== manifest.migrations.join()) throw new OtherVersion();
    await db.transaction(async () => {
      for (const { name: table } of manifest.tables) {
        // Tallies and logs of changes are part of the backup: filling must not write them a second time.
        await quietTriggers(db, { table });
        await emptyTable(db, { table });
      }
      for (const table of manifest.tables) {
        await pipeline([
          ...reading(join(folder, 'tables', `${table.name}.copy.gz`), seal),
          createGunzip(),
          rowsInto(db, table),
        ]);
        await wakeTriggers(db, { table: table.name });
      }
      for (const sequence of manifest.sequences) await setSequence(db, sequence);
    });
  });
}

/** Where a filled database is not what the backup says, by count and by content. */
export const compareDatabase = (databaseUrl: string, manifest: Manifest): Promise<Difference[]> =>
  withConnection(databaseUrl, async (db) => {
    const differences: Difference[] = [];
    for (const table of manifest.tables) {
      const count = await countRows(db, table);
      const { hash, through } = hashing();
      const nowhere = new Writable({ write: (_chunk, _encoding, done) => done() });
      await pipeline(rowsFrom(db, table), through, nowhere);
      if (count !== table.rows) differences.push({ what: table.name, expected: table.rows, found: count });
      else if (hash.digest('hex') !== table.sha256) {
        differences.push({ what: table.name, expected: table.sha256.slice(0, 12), found: '≠' });
      }
    }
    return differences;
  });

/** Puts every file of a backup into the store. */
export async function restoreFiles(
  folder: string,
  { files }: Manifest,
  store: FileStore,
  seal: MaybeSeal,
): Promise<void> {
  for (const { key } of files) await store.put(key, await contentOf(join(folder, 'files', key), seal));
}

/** Which files of a backup are missing or are not what they were. */
export async function compareFiles(
  folder: string,
  { files }: Manifest,
  seal: MaybeSeal,
): Promise<Difference[]> {
  const differences: Difference[] = [];
  for (const { key, sha256 } of files) {
    const found = await hashOfFile(join(folder, 'files', key), seal).catch(() => '–');
    if (found !== sha256) {
      differences.push({ what: key, expected: sha256.slice(0, 12), found: found.slice(0, 12) });
    }
  }
  return differences;
}
